import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react'
import { Input, TextField as RacTextField, type TextFieldProps as RacTextFieldProps } from 'react-aria-components'
import { Field, type FieldName, type FieldParts, isInvalid } from '../Field/Field.tsx'
import { cx } from '../lib/cx.ts'
import { control, focusRing } from '../lib/interactive.css.ts'
import * as css from './TextField.css.ts'

type Inherited = Pick<
  RacTextFieldProps,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'onFocus'
  | 'name'
  | 'id'
  | 'maxLength'
  | 'isReadOnly'
  | 'autoFocus'
>

export type TextFieldProps = FieldName &
  FieldParts &
  Inherited & {
    /** `password` has no toggle here: use PasswordField. Never `number`: digits are text (GOV.UK). */
    type?: 'text' | 'tel' | 'email' | 'password' | 'search'
    inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search'
    /** Always given on personal data and sign-in fields (1.3.5, 3.3.8): `username`, `one-time-code`, … */
    autoComplete?: HTMLInputAutoCompleteAttribute
    /** Width in characters where the expected length is known: the box is a hint. */
    size?: number
    /** Shown at the end inside the box, silent: put the unit in the label too, affixes are not read. */
    unit?: ReactNode
    inputRef?: Ref<HTMLInputElement>
  }

/**
 * One line of text. Nothing is eaten or rewritten while it has the focus (USWDS tests: rejected characters go
 * unnoticed); check on blur or submit and give the reason in `error`.
 */
export function TextField(props: TextFieldProps) {
  const { label, isRequired, isOptional, description, error, inputRef, size, unit, ...rest } = props
  return (
    // 'aria' validation: the browser's bubbles vanish after seconds and speak the system's language.
    <RacTextField
      {...(rest as RacTextFieldProps)}
      isRequired={isRequired ?? false}
      isInvalid={isInvalid(error)}
      validationBehavior="aria"
    >
      <Field label={label} isRequired={isRequired} isOptional={isOptional} description={description} error={error}>
        <span className={css.box} style={size === undefined ? undefined : { maxInlineSize: `${size + 4}ch` }}>
          <Input ref={inputRef} className={cx(focusRing, control, unit !== undefined && css.withUnit)} />
          {unit !== undefined && (
            <span aria-hidden="true" className={css.unit}>
              {unit}
            </span>
          )}
        </span>
      </Field>
    </RacTextField>
  )
}
