import { plainDigits } from '@jinpiao/values/digits'
import { CardNumber } from '../CardNumber/CardNumber.tsx'
import type { FieldName, FieldParts, FormParts } from '../Field/Field.tsx'
import type { TextBoxProps } from '../Field/InputFrame.tsx'
import { numberMessages } from '../lib/messages/numbers.ts'
import { useMessages } from '../lib/messages.ts'
import { useCommittedText } from '../lib/useCommittedText.ts'
import { TextField } from '../TextField/TextField.tsx'
import * as css from './CardNumberField.css.ts'

export type CardNumberFieldProps = FieldName &
  FieldParts &
  FormParts<HTMLInputElement> &
  Pick<TextBoxProps, 'autoFocus' | 'id' | 'defaultValue'> & {
    /** Plain digits, or the text as typed while there is something else in it. */
    value?: string | undefined
    /** While typing and on leaving: plain digits, else the text as typed. */
    onChange?: (value: string) => void
  }

/**
 * A bank account or card number (accessibility §5.5): one box of plain digits, spaces and dashes are taken from a paste.
 * On leaving: a line to check against in groups of 4, and 共 19 位，尾号 0 1 2 3 is said. No check digit: corporate
 * accounts have none. It stands on a line of its own, not in a `fieldPair`: what is to be checked needs the room.
 */
export function CardNumberField({ value, defaultValue, onChange, error, ...rest }: CardNumberFieldProps) {
  const t = useMessages(numberMessages)
  const field = useCommittedText({
    value,
    defaultValue,
    onChange,
    error,
    read: plainDigits,
    check: (number) => {
      if (number === '') return {}
      if (/\D/.test(number)) return { problem: t.cardCharacters }
      return { say: t.cardSummary(number.length, number.slice(-4)) }
    },
  })
  const readable = field.settled !== undefined && /^\d+$/.test(field.settled) ? field.settled : undefined

  return (
    <div className={css.root}>
      <TextField
        {...rest}
        value={field.text}
        onChange={field.type}
        committed={field.committed}
        error={field.error}
        inputMode="numeric"
        autoComplete="off"
        size={30}
      />
      <div className={css.readBack}>
        {readable !== undefined && (
          <>
            {t.readBack}
            <CardNumber value={readable} />
          </>
        )}
      </div>
    </div>
  )
}
