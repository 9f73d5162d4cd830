import { plainDigits } from '@jinpiao/values/digits'
import type { FieldName, FieldParts } from '../Field/Field.tsx'
import { useFieldValue } from '../Field/formParts.ts'
import { InputFrame, type TextBoxProps, useFrame } from '../Field/InputFrame.tsx'
import { cx } from '../lib/cx.ts'
import { control, focusRing, tabularFigures } from '../lib/interactive.css.ts'
import { useTrimming } from '../lib/useTrimming.ts'
import * as css from './OtpField.css.ts'

export type OtpFieldProps = FieldName &
  FieldParts &
  TextBoxProps & {
    /** As typed; plain digits once the field is left, or Enter was pressed in it. */
    value?: string | undefined
    /** What stands there at first, where nobody holds the value. */
    defaultValue?: string | undefined
    /** How many digits are sent: the box has their width. Say it in `description` too. */
    length?: number
  }

/** The one code of a whole message that was pasted: 您的验证码为 123456，10 分钟内有效. Several, or none: the text as it is. */
function codeIn(text: string, length: number): string {
  const plain = plainDigits(text)
  if (/^\d*$/.test(plain)) return plain
  const found = [...text.matchAll(/[0-9０-９]+/g)]
    .map(([run]) => plainDigits(run))
    .filter((run) => run.length === length)
  return found.length === 1 ? found[0]! : plain
}

/**
 * A code that was sent. One box, so that paste, the keyboard's own suggestion and a screen reader work, and Tab leaves
 * it: Ant Design's six boxes are a dead end for Tab. Nothing is eaten, nothing is submitted by itself, and it is no
 * password: who types must see what they copy.
 */
export function OtpField(props: OtpFieldProps) {
  const { frame, input } = useFrame(props)
  const { length = 6, isReadOnly, value, defaultValue, onChange, ...rest } = input
  const code = useFieldValue({ value, defaultValue, onChange }, '')
  const digits = codeIn(code.value, length)
  const trimming = useTrimming<HTMLInputElement>({
    onChange: code.change,
    onLeave: () => {
      if (digits !== code.value) code.change(digits)
      return 'done'
    },
    isOff: true,
  })
  return (
    <InputFrame {...frame} committed={{ formValue: digits, onReset: () => code.change(code.initial) }}>
      {(wiring) => (
        <input
          {...rest}
          {...wiring}
          {...trimming}
          readOnly={isReadOnly}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code.value}
          className={cx(focusRing, control, tabularFigures, css.code)}
          style={{ maxInlineSize: `${length * 1.5 + 4}ch` }}
        />
      )}
    </InputFrame>
  )
}
