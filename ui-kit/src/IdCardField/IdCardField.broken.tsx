import { TextField } from '../TextField/TextField.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** Eats what does not fit and hides the X from the keypad. */
export const EatingField = () => (
  <label>
    身份证号码
    <input inputMode="numeric" maxLength={18} />
  </label>
)

/** A plain box: nothing is checked or put right when it is left. */
export const PlainBox = () => <TextField label="身份证号码" description="18 位或 15 位，最后一位可为字母 X" />
