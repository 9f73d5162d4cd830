/** Wrong builds that the contract must catch (`brokenBy`). */

/** Only a colour and a tooltip. */
export const ColourOnly = () => <span title="待签收">●</span>
