import type { ReactNode } from 'react'
import {
  RadioGroup as RacRadioGroup,
  type RadioGroupProps as RacRadioGroupProps,
  RadioButton,
  RadioField,
  Text,
} from 'react-aria-components'
import { Field, type FieldName, type FieldParts, type FormParts, hasContent, isInvalid } from '../Field/Field.tsx'
import { ownerOfRadios, useFieldValue } from '../Field/formParts.ts'
import { choosableFirst } from '../lib/choosableFirst.ts'
import * as css from './RadioGroup.css.ts'

export interface RadioOption {
  /** What the form gets; not ''. */
  value: string
  /** The visible words, and the name. */
  label: ReactNode
  /** A second line, read after the label: what choosing it means. */
  description?: ReactNode
  /**
   * Why it cannot be chosen now: read after the label. The arrows pass over it, because to come to a radio is to choose
   * it. @selector [data-disabled]
   */
  disabledReason?: string | undefined
}

export type RadioGroupProps = FieldName &
  FieldParts &
  FormParts &
  Pick<RacRadioGroupProps, 'defaultValue' | 'id' | 'isReadOnly'> & {
    /** In the order of the page; from about seven on use Select. */
    options: readonly RadioOption[]
    /** '' or null: nothing chosen yet. */
    value?: string | null
    /** Told the value of what was chosen. */
    onChange?: (value: string) => void
    /** `horizontal` for two or three short words; it wraps. */
    orientation?: 'vertical' | 'horizontal'
  }

/** One of few, all in view. Tab enters on the chosen one, the arrows choose (APG). */
export function RadioGroup(props: RadioGroupProps) {
  const { label, isRequired, isOptional, description, error, options, value, orientation = 'vertical', ...more } = props
  const { name, onBlur, ref, disabled, isReadOnly, defaultValue, onChange, ...rest } = more
  const chosen = useFieldValue({ value, defaultValue: defaultValue ?? undefined, onChange }, '')
  const { owner, onReset } = ownerOfRadios({ name, disabled, isReadOnly }, chosen)
  return (
    <RacRadioGroup
      {...(rest as RacRadioGroupProps)}
      {...owner}
      value={chosen.value === '' ? null : chosen.value}
      // react-aria resets it, to null where nothing was chosen.
      onChange={(value: string | null) => chosen.change(value ?? '')}
      orientation={orientation}
      isRequired={isRequired ?? false}
      isInvalid={isInvalid(error)}
      validationBehavior="aria"
    >
      <Field
        label={label}
        isRequired={isRequired}
        isOptional={isOptional}
        description={description}
        error={error}
        form={{ name, onBlur, ref, disabled, onReset }}
      >
        <div className={css.options[orientation]}>
          {choosableFirst(options).map((option) => (
            <Choice key={option.value} option={option} />
          ))}
        </div>
      </Field>
    </RacRadioGroup>
  )
}

function Choice({ option: { value, label, description, disabledReason } }: { option: RadioOption }) {
  const isLocked = disabledReason !== undefined
  return (
    <RadioField value={value} isDisabled={isLocked} className={css.field}>
      <RadioButton className={css.button}>
        <span className={css.dot} />
        <span>{label}</span>
      </RadioButton>
      {(isLocked || hasContent(description)) && (
        <Text slot="description" elementType="div" className={css.description}>
          {description}
          {isLocked && <div>{disabledReason}</div>}
        </Text>
      )}
    </RadioField>
  )
}
