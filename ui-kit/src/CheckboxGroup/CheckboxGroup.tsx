import type { ReactNode } from 'react'
import {
  CheckboxGroup as RacCheckboxGroup,
  type CheckboxGroupProps as RacCheckboxGroupProps,
} from 'react-aria-components'
import { Field, type FieldName, type FieldParts, isInvalid } from '../Field/Field.tsx'
import { RequiredName, useRequiredName } from '../Field/RequiredName.tsx'
import * as css from './CheckboxGroup.css.ts'

export type CheckboxGroupProps = FieldName &
  FieldParts &
  Pick<RacCheckboxGroupProps, 'value' | 'defaultValue' | 'onChange' | 'name' | 'id' | 'isReadOnly'> & {
    /** `<Checkbox value="…">`, each a Tab stop of its own. */
    children: ReactNode
  }

/** Several choices under one legend. One of several is a RadioGroup. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, isRequired = false, isOptional, description, error, children, ...rest } = props
  const legend = isRequired && label !== undefined ? <RequiredName>{label}</RequiredName> : label
  const heardName = useRequiredName(rest['aria-label'], isRequired)
  return (
    <RacCheckboxGroup
      {...(rest as RacCheckboxGroupProps)}
      {...(heardName !== undefined && { 'aria-label': heardName })}
      isInvalid={isInvalid(error)}
      validationBehavior="aria"
    >
      <Field label={legend} isOptional={isOptional} description={description} error={error}>
        <div className={css.group}>{children}</div>
      </Field>
    </RacCheckboxGroup>
  )
}
