/** Wrong builds that the contract must catch (`brokenBy`). */

export function BareFigure() {
  return <span>1,234,567.89 元</span>
}
