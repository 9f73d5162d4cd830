/** Wrong builds that the contract must catch (`brokenBy`). */

/** The days are clickable squares, and colour alone says that one is off. */
export function ColouredSquares() {
  return (
    <div>
      <input aria-label="承诺付款日" />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the defect under test */}
      <span onClick={() => undefined}>1</span>
    </div>
  )
}
