/** Wrong builds that the contract must catch (`brokenBy`). */

export function Stars() {
  return <span>6222****1234</span>
}

/** "3.98%" as it stands. */
export function PercentSign() {
  return <span>3.98%</span>
}

/** Read as a subtraction. */
export function DashedDay() {
  return <time dateTime="2025-01-15">2025-01-15</time>
}
