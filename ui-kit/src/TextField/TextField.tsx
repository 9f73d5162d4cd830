import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import type { FieldName, FieldParts } from '../Field/Field.tsx'
import { InputFrame, type TextBoxProps, useFrame } from '../Field/InputFrame.tsx'
import { cx } from '../lib/cx.ts'
import { control, focusRing } from '../lib/interactive.css.ts'
import type { Committed } from '../lib/useCommittedText.ts'
import { useTrimming } from '../lib/useTrimming.ts'
import * as css from './TextField.css.ts'

export type TextFieldProps = FieldName &
  FieldParts &
  TextBoxProps & {
    /** The browser takes no more, of a paste too, and says nothing: only where nobody has more. TextArea counts. */
    maxLength?: number
    /** Can be focused and copied, not changed. @selector [readonly] */
    isReadOnly?: boolean
    /** `password` has no toggle here: use PasswordField. Never `number`: digits are text (GOV.UK). */
    type?: 'text' | 'tel' | 'email' | 'password'
    /** Which keyboard a touch screen brings. */
    inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email'
    /** Always given on personal data and sign-in fields (1.3.5, 3.3.8): `username`, `one-time-code`, … */
    autoComplete?: HTMLInputAutoCompleteAttribute
    /** Width in characters where the expected length is known: the box is a hint. */
    size?: number
    /** Shown at the end inside the box, silent: put the unit in the label too, affixes are not read. */
    unit?: ReactNode
    /** For the kit's fields that are made of this one: what the form gets in place of the text. */
    committed?: Committed
  }

/** Boxes of figures, such as an invoice number. */
const numeric = new Set<string | undefined>(['numeric', 'decimal', 'tel'])

/**
 * One line of text. Nothing but blanks in front is eaten while it has the focus (USWDS tests: rejected characters go
 * unnoticed), those behind on leaving (spec §5); a password keeps all of them. Check on blur or submit and give the
 * reason in `error`.
 */
export function TextField(props: TextFieldProps) {
  const { frame, input } = useFrame(props)
  const { size, unit, isReadOnly, onChange, committed, ...rest } = input
  const isOff = isReadOnly || rest.type === 'password'
  const trimming = useTrimming<HTMLInputElement>({ onChange, onLeave: committed?.onLeave, isOff })
  return (
    <InputFrame {...frame} committed={committed} isFigure={committed !== undefined || numeric.has(rest.inputMode)}>
      {(wiring) => (
        <span className={css.box} style={size === undefined ? undefined : { maxInlineSize: `${size + 4}ch` }}>
          <input
            {...rest}
            {...wiring}
            {...trimming}
            readOnly={isReadOnly}
            className={cx(focusRing, control, unit !== undefined && css.withUnit)}
          />
          {unit !== undefined && (
            <span aria-hidden="true" className={css.unit}>
              {unit}
            </span>
          )}
        </span>
      )}
    </InputFrame>
  )
}
