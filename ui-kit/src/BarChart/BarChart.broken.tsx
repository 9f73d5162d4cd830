/** Wrong builds that the contract must catch (`brokenBy`). */

/** Bars whose numbers come with the pointer, called 图表, each of them a Tab stop without a name. */
export function HoverBars() {
  return (
    <div role="img" aria-label="图表">
      {[60, 100, 40].map((size) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the defect under test
        <div key={size} tabIndex={0} title="12,000,000.00" style={{ inlineSize: size, background: 'currentColor' }} />
      ))}
    </div>
  )
}
