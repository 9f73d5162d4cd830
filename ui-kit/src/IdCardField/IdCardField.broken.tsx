/** Wrong builds that the contract must catch (`brokenBy`). */

/** Eats what does not fit and hides the X from the keypad. */
export const EatingField = () => (
  <label>
    身份证号码
    <input inputMode="numeric" maxLength={18} />
  </label>
)
