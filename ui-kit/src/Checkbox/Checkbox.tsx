import { Check, CircleAlert, Minus } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import {
  CheckboxButton,
  CheckboxField,
  type CheckboxFieldProps,
  FieldError,
  CheckboxGroup as RacCheckboxGroup,
  type CheckboxGroupProps as RacCheckboxGroupProps,
  Text,
} from 'react-aria-components'
import * as fieldCss from '../Field/Field.css.ts'
import { Field, type FieldName, type FieldParts, isInvalid } from '../Field/Field.tsx'
import { smallIconProps } from '../lib/icon.ts'
import { commonMessages } from '../lib/messages/common.ts'
import { useMessages } from '../lib/messages.ts'
import * as css from './Checkbox.css.ts'

type Inherited = Pick<
  CheckboxFieldProps,
  'isSelected' | 'defaultSelected' | 'onChange' | 'onBlur' | 'name' | 'value' | 'id' | 'isIndeterminate' | 'isReadOnly'
>

export interface CheckboxProps extends Inherited, Omit<FieldParts, 'isOptional'> {
  /** What is agreed to or chosen. A link to read first stands beside it, not inside: a label swallows clicks. */
  children: ReactNode
  inputRef?: Ref<HTMLInputElement | null>
}

const mark = { ...smallIconProps, strokeWidth: 3, className: css.tick }

/** Yes or no that takes effect with the form; what acts at once is a Switch. In a group give it a `value`. */
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
            <span>{isRequired ? <Required>{children}</Required> : children}</span>
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

export type CheckboxGroupProps = FieldName &
  FieldParts &
  Pick<RacCheckboxGroupProps, 'value' | 'defaultValue' | 'onChange' | 'name' | 'id' | 'isReadOnly'> & {
    /** `<Checkbox value="…">`. */
    children: ReactNode
  }

/** Several choices under one legend. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, isRequired = false, isOptional, description, error, children, ...rest } = props
  // aria-required is not for a group (ARIA 1.2): here the word belongs to the name.
  const legend = isRequired && label !== undefined ? <Required>{label}</Required> : label
  return (
    <RacCheckboxGroup {...(rest as RacCheckboxGroupProps)} isInvalid={isInvalid(error)} validationBehavior="aria">
      <Field label={legend} isOptional={isOptional} description={description} error={error}>
        <div className={css.group}>{children}</div>
      </Field>
    </RacCheckboxGroup>
  )
}

/** react-aria says no aria-required for a checkbox, so the word is heard as well as seen. */
function Required({ children }: { children: ReactNode }) {
  const t = useMessages(commonMessages)
  return (
    <>
      {children} <span className={fieldCss.mark}>{t.required}</span>
    </>
  )
}
