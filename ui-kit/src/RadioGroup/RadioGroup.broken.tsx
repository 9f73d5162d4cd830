/** Wrong builds that the contract must catch (`brokenBy`). */

/** Buttons that look chosen: no group, no state, a Tab stop each. */
export function ButtonRow() {
  return (
    <div>
      复核结果
      <button type="button">同意</button>
      <button type="button">退回</button>
    </div>
  )
}
