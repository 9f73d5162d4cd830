/** A whole number from 0 to 100, rounded down: 100 is said only when everything is done. What is no number is 0. */
export function wholePercent(percent: number): number {
  return Number.isNaN(percent) ? 0 : Math.floor(Math.min(100, Math.max(0, percent)))
}
