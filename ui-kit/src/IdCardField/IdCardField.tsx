import type { Day } from '@jinpiao/values/days'
import { parseIdCard } from '@jinpiao/values/idCard'
import type { FieldParts, FormParts } from '../Field/Field.tsx'
import type { TextBoxProps } from '../Field/InputFrame.tsx'
import { idCardMessages } from '../lib/messages/idCard.ts'
import { useMessages } from '../lib/messages.ts'
import { useCommittedText } from '../lib/useCommittedText.ts'
import { TextField } from '../TextField/TextField.tsx'
import { idCardProblem } from './idCardProblem.ts'

export interface IdCardFieldProps
  extends Pick<FieldParts, 'isRequired' | 'isOptional' | 'error'>,
    Pick<TextBoxProps, 'autoFocus' | 'id' | 'defaultValue'>,
    FormParts<HTMLInputElement> {
  /** 身份证号码 unless it is somebody's in particular: 法人身份证号码. */
  label?: string
  /** The text as typed; normalised (half-width, upper-case X) when the field is left and the number is right. */
  value?: string | undefined
  /** While typing and on leaving. */
  onChange?: (value: string) => void
  /** Civil day in Shanghai: nobody is born after it. */
  today: Day
}

/**
 * A Chinese ID card number (spec §5: 15 or 18 digits, date, checksum). Nothing is eaten while typing: no maxlength,
 * no numeric keypad that would hide the X; the reason is shown and said once when the field is left.
 */
export function IdCardField({ label, value, defaultValue, onChange, today, error, ...rest }: IdCardFieldProps) {
  const t = useMessages(idCardMessages)
  const field = useCommittedText({
    value,
    defaultValue,
    onChange,
    error,
    read: (text) => text,
    check: (text) => {
      const parsed = parseIdCard(text, { today })
      return parsed.ok ? { value: parsed.id } : { problem: idCardProblem(text, today, t) }
    },
  })
  const { formValue } = field.committed
  const parsed = parseIdCard(formValue, { today })

  return (
    <TextField
      {...rest}
      label={label ?? t.label}
      description={t.hint}
      value={field.text}
      onChange={field.type}
      committed={{ ...field.committed, formValue: parsed.ok ? parsed.id : formValue }}
      error={field.error}
      inputMode="text"
      autoComplete="off"
      size={18}
    />
  )
}
