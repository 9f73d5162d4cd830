import { Check, CircleAlert, Minus } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { CheckboxButton, CheckboxField, type CheckboxFieldProps, FieldError, Text } from 'react-aria-components'
import * as fieldCss from '../Field/Field.css.ts'
import { type FieldParts, type FormParts, isInvalid } from '../Field/Field.tsx'
import { ownerOf, useLeaving } from '../Field/formParts.ts'
import { smallIconProps } from '../lib/icon.ts'
import * as css from './Checkbox.css.ts'

type Inherited = Pick<
  CheckboxFieldProps,
  'isSelected' | 'defaultSelected' | 'onChange' | 'id' | 'isIndeterminate' | 'isReadOnly'
>

export interface CheckboxProps extends Inherited, FormParts<HTMLInputElement>, Omit<FieldParts, 'isOptional'> {
  /** What is agreed to or chosen. A link to read first stands beside it, not inside: a label swallows clicks. */
  children: ReactNode
  /** A text: what the form gets when it is ticked. A boolean: whether it is, as react-hook-form gives it. */
  value?: string | boolean | undefined
}

const mark = { ...smallIconProps, strokeWidth: 3, className: css.tick }

/** Yes or no that takes effect with the form; what acts at once is a Switch. In a CheckboxGroup give it a `value`. */
export function Checkbox(props: CheckboxProps) {
  const { children, description, error, isRequired, value, name, disabled, isReadOnly, onBlur, ref, ...rest } = props
  const leaving = useLeaving(onBlur)
  return (
    <CheckboxField
      {...(rest as CheckboxFieldProps)}
      {...ownerOf({ name, disabled, isReadOnly })}
      {...(typeof value === 'boolean' && { isSelected: value })}
      {...(typeof value === 'string' && { value })}
      {...(ref !== undefined && { inputRef: ref as Ref<HTMLInputElement | null> })}
      onBlur={leaving.onBlur}
      onFocus={leaving.onFocus}
      isRequired={isRequired ?? false}
      isInvalid={isInvalid(error)}
      validationBehavior="aria"
      className={css.field}
    >
      <CheckboxButton className={css.button}>
        {({ isIndeterminate }) => (
          <>
            <span className={css.box}>{isIndeterminate ? <Minus {...mark} /> : <Check {...mark} />}</span>
            <span>{children}</span>
          </>
        )}
      </CheckboxButton>
      {description !== undefined && (
        <Text slot="description" elementType="div" className={css.below}>
          {description}
        </Text>
      )}
      {isInvalid(error) && (
        <FieldError elementType="div" className={`${css.indent} ${fieldCss.error}`}>
          <CircleAlert {...smallIconProps} className={fieldCss.errorIcon} />
          <span>{error}</span>
        </FieldError>
      )}
    </CheckboxField>
  )
}
