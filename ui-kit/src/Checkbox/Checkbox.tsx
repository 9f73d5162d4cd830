import { Check, CircleAlert, Minus } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { CheckboxButton, CheckboxField, type CheckboxFieldProps, FieldError, Text } from 'react-aria-components'
import * as fieldCss from '../Field/Field.css.ts'
import { type FieldParts, isInvalid } from '../Field/Field.tsx'
import { RequiredMark } from '../Field/RequiredName.tsx'
import { smallIconProps } from '../lib/icon.ts'
import * as css from './Checkbox.css.ts'

type Inherited = Pick<
  CheckboxFieldProps,
  'isSelected' | 'defaultSelected' | 'onChange' | 'onBlur' | 'name' | 'value' | 'id' | 'isIndeterminate' | 'isReadOnly'
>

export interface CheckboxProps extends Inherited, Omit<FieldParts, 'isOptional'> {
  /** What is agreed to or chosen. A link to read first stands beside it, not inside: a label swallows clicks. */
  children: ReactNode
  /** The box itself, for whoever moves the focus. */
  inputRef?: Ref<HTMLInputElement | null>
}

const mark = { ...smallIconProps, strokeWidth: 3, className: css.tick }

/** Yes or no that takes effect with the form; what acts at once is a Switch. In a CheckboxGroup give it a `value`. */
export function Checkbox({ children, description, error, isRequired, ...rest }: CheckboxProps) {
  return (
    <CheckboxField
      {...(rest as CheckboxFieldProps)}
      isRequired={isRequired ?? false}
      isInvalid={isInvalid(error)}
      validationBehavior="aria"
      className={css.field}
    >
      <CheckboxButton className={css.button}>
        {({ isIndeterminate }) => (
          <>
            <span className={css.box}>{isIndeterminate ? <Minus {...mark} /> : <Check {...mark} />}</span>
            <span>
              {children} {isRequired && <RequiredMark />}
            </span>
          </>
        )}
      </CheckboxButton>
      {description !== undefined && (
        <Text slot="description" elementType="div" className={css.below}>
          {description}
        </Text>
      )}
      {isInvalid(error) && (
        <FieldError elementType="div" className={`${css.below} ${fieldCss.error}`}>
          <CircleAlert {...smallIconProps} className={fieldCss.errorIcon} />
          <span>{error}</span>
        </FieldError>
      )}
    </CheckboxField>
  )
}
