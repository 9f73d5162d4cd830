import type { ReactNode, Ref } from 'react'
import {
  RadioGroup as RacRadioGroup,
  type RadioGroupProps as RacRadioGroupProps,
  RadioButton,
  RadioField,
  Text,
} from 'react-aria-components'
import { Field, type FieldName, type FieldParts, isInvalid } from '../Field/Field.tsx'
import * as css from './RadioGroup.css.ts'

export interface RadioOption {
  value: string
  label: ReactNode
  /** A second line, read after the label: what choosing it means, or why it cannot be chosen. */
  description?: ReactNode
  /** Cannot be chosen now; say why in `description`. */
  isDisabled?: boolean
}

export type RadioGroupProps = FieldName &
  FieldParts &
  Pick<RacRadioGroupProps, 'defaultValue' | 'onBlur' | 'name' | 'id' | 'isReadOnly'> & {
    options: readonly RadioOption[]
    /** '' or null: nothing chosen yet. */
    value?: string | null
    onChange?: (value: string) => void
    /** `horizontal` for two or three short words; it wraps. */
    orientation?: 'vertical' | 'horizontal'
    ref?: Ref<HTMLDivElement>
  }

/** One of few, all in view. From about seven on use Select. Tab enters on the chosen one, the arrows choose (APG). */
export function RadioGroup(props: RadioGroupProps) {
  const { label, isRequired, isOptional, description, error, options, value, orientation = 'vertical', ...rest } = props
  return (
    <RacRadioGroup
      {...(rest as RacRadioGroupProps)}
      {...(value !== undefined && { value: value === '' ? null : value })}
      orientation={orientation}
      isRequired={isRequired ?? false}
      isInvalid={isInvalid(error)}
      validationBehavior="aria"
    >
      <Field label={label} isRequired={isRequired} isOptional={isOptional} description={description} error={error}>
        <div className={css.options({ orientation })}>
          {options.map((option) => (
            <RadioField
              key={option.value}
              value={option.value}
              isDisabled={option.isDisabled ?? false}
              className={css.field}
            >
              <RadioButton className={css.button}>
                <span className={css.dot} />
                <span>{option.label}</span>
              </RadioButton>
              {option.description !== undefined && (
                <Text slot="description" elementType="div" className={css.description}>
                  {option.description}
                </Text>
              )}
            </RadioField>
          ))}
        </div>
      </Field>
    </RacRadioGroup>
  )
}
