/** Wrong builds that the contract must catch (`brokenBy`). */

/** Only a colour and a tooltip. */
export const ColourOnly = () => <span title="待签收">●</span>

/** Takes the focus, and does nothing with it. */
export const StopOfItsOwn = () => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the defect under test
  <span tabIndex={0}>待签收</span>
)
