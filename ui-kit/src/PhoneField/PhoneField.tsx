import { plainMobile } from '@jinpiao/values/digits'
import type { FieldName, FieldParts } from '../Field/Field.tsx'
import { useFieldValue } from '../Field/formParts.ts'
import type { TextBoxProps } from '../Field/InputFrame.tsx'
import { TextField } from '../TextField/TextField.tsx'

export type PhoneFieldProps = FieldName &
  FieldParts &
  TextBoxProps & {
    /** As typed; 11 plain digits once the field is left, or Enter was pressed in it. */
    value?: string | undefined
    /** What stands there at first, where nobody holds the value. */
    defaultValue?: string | undefined
    /** `username` where it signs somebody in: a password manager looks for that (3.3.8). */
    autoComplete?: 'tel' | 'username' | 'off'
  }

/**
 * A mobile of mainland China. Spaces, dashes, full-width figures and +86 are taken and gone after leaving; whatever
 * else is wrong stays for the form to name on submit.
 */
export function PhoneField({ value, defaultValue, onChange, autoComplete = 'tel', ...rest }: PhoneFieldProps) {
  const phone = useFieldValue({ value, defaultValue, onChange }, '')
  const plain = plainMobile(phone.value)
  return (
    <TextField
      {...rest}
      // HTML allows `username` in a text box only; the keyboard for figures comes by the mode either way.
      type={autoComplete === 'username' ? 'text' : 'tel'}
      inputMode="tel"
      autoComplete={autoComplete}
      size={13}
      value={phone.value}
      onChange={phone.change}
      committed={{
        formValue: plain,
        onLeave: () => {
          if (plain !== phone.value) phone.change(plain)
          return 'done'
        },
        onReset: () => phone.change(phone.initial),
      }}
    />
  )
}
