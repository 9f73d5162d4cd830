import { parseDecimal } from '@jinpiao/values/decimal'
import { type ReactNode, useRef } from 'react'
import type { FieldName, FieldParts, FormParts } from '../Field/Field.tsx'
import { InputFrame, type TextBoxProps, useFrame } from '../Field/InputFrame.tsx'
import { afterPress } from '../lib/afterPress.ts'
import { cx } from '../lib/cx.ts'
import { hasLeft } from '../lib/hasLeft.ts'
import { control, focusRing, tabularFigures } from '../lib/interactive.css.ts'
import { isComposing } from '../lib/isComposing.ts'
import { textBoxMessages } from '../lib/messages/textBoxes.ts'
import { useMessages } from '../lib/messages.ts'
import { useAmountKeys } from '../lib/useAmountKeys.ts'
import { useCommittedText } from '../lib/useCommittedText.ts'
import * as textCss from '../TextField/TextField.css.ts'
import { type NumberLimits, numberProblem } from './numberProblem.ts'

export type NumberFieldProps = FieldName &
  FieldParts &
  NumberLimits &
  FormParts<HTMLInputElement> &
  Pick<TextBoxProps, 'autoFocus' | 'id' | 'defaultValue'> & {
    /** A decimal string; the text as typed while it is no number; '' when empty. */
    value?: string | undefined
    /** While typing and on leaving: a decimal string, else the text as typed. */
    onChange?: (value: string) => void
    /** Shown at the end inside the box, silent: put the unit in the label too, affixes are not read. */
    unit?: ReactNode
    /** Width in characters where the expected length is known. */
    size?: number
  }

/**
 * A count, a number of days, a rate. Money is MoneyField's. A text box, no spin button: nothing changes by the wheel
 * or an arrow (GOV.UK), and the value stays a string, exact to the last digit. Keys bring digits and one dot in, a minus
 * where `min` leaves room for it; pasted text comes as it is (spec §5). On leaving it is checked, the reason is
 * said once, and what was typed stays.
 */
export function NumberField(props: NumberFieldProps) {
  const { frame, input } = useFrame(props)
  const { value, defaultValue, onChange, min, max, decimals, unit, size = 8, isReadOnly, ...rest } = input
  const t = useMessages(textBoxMessages)
  const box = useRef<HTMLSpanElement>(null)
  useAmountKeys(box, { isSigned: min === undefined || min.startsWith('-') })
  const field = useCommittedText({
    value,
    defaultValue,
    onChange,
    error: frame.error,
    read: (text) => parseDecimal(text) ?? text,
    check: (text) => ({ problem: numberProblem(text, { min, max, decimals }, t) }),
  })
  return (
    <InputFrame {...frame} committed={field.committed} error={field.error}>
      {(wiring) => (
        <span ref={box} className={textCss.box} style={{ maxInlineSize: `${size + 4}ch` }}>
          <input
            {...rest}
            {...wiring}
            readOnly={isReadOnly}
            inputMode={decimals === undefined ? 'numeric' : 'decimal'}
            autoComplete="off"
            value={field.text}
            onChange={(event) => field.type(event.currentTarget.value)}
            onBlur={(event) => {
              if (hasLeft(event)) afterPress(field.commit)
            }}
            onKeyDown={(event) => {
              // The Enter of an input method belongs to it.
              if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
              if (field.commit() === 'refused') event.preventDefault()
            }}
            className={cx(focusRing, control, tabularFigures, unit !== undefined && textCss.withUnit)}
          />
          {unit !== undefined && (
            <span aria-hidden="true" className={textCss.unit}>
              {unit}
            </span>
          )}
        </span>
      )}
    </InputFrame>
  )
}
