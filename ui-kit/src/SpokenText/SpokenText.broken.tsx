/** Wrong builds that the contract must catch (`brokenBy`). */

export function Stars() {
  return <span>6222****1234</span>
}
