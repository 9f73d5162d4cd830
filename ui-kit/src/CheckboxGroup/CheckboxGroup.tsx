import type { ReactNode } from 'react'
import {
  CheckboxGroup as RacCheckboxGroup,
  type CheckboxGroupProps as RacCheckboxGroupProps,
} from 'react-aria-components'
import { Field, type FieldName, type FieldParts, type FormParts, isInvalid } from '../Field/Field.tsx'
import { ownerOf } from '../Field/formParts.ts'
import { RequiredName, useRequiredName } from '../Field/RequiredName.tsx'
import * as css from './CheckboxGroup.css.ts'

export type CheckboxGroupProps = FieldName &
  FieldParts &
  FormParts &
  Pick<RacCheckboxGroupProps, 'value' | 'defaultValue' | 'onChange' | 'id' | 'isReadOnly'> & {
    /** `<Checkbox value="…">`, each a Tab stop of its own. */
    children: ReactNode
  }

/** Several choices under one legend. One of several is a RadioGroup. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, isRequired = false, isOptional, description, error, children, ...more } = props
  const { name, onBlur, ref, disabled, isReadOnly, ...rest } = more
  const legend = isRequired && label !== undefined ? <RequiredName>{label}</RequiredName> : label
  const heardName = useRequiredName(rest['aria-label'], isRequired)
  return (
    <RacCheckboxGroup
      {...(rest as RacCheckboxGroupProps)}
      {...ownerOf({ name, disabled, isReadOnly })}
      {...(heardName !== undefined && { 'aria-label': heardName })}
      isInvalid={isInvalid(error)}
      validationBehavior="aria"
    >
      <Field
        label={legend}
        isOptional={isOptional}
        description={description}
        error={error}
        // Its boxes carry their values themselves, and react-aria resets them.
        form={{ name, onBlur, ref, disabled }}
      >
        <div className={css.group}>{children}</div>
      </Field>
    </RacCheckboxGroup>
  )
}
