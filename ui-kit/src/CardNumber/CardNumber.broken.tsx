/** Wrong builds that the contract must catch (`brokenBy`). */

/** Groups by spaces: read as thousands, copied with the spaces. */
export const SpacedDigits = () => <span>6222 0212 3456 7890 123</span>
