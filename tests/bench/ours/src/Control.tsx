import { useTextInput } from '@jinpiao/portal/parts/useTextInput'
import { Checkbox } from '@jinpiao/ui-kit/Checkbox'
import { DateField } from '@jinpiao/ui-kit/DateField'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { RadioGroup } from '@jinpiao/ui-kit/RadioGroup'
import { Select } from '@jinpiao/ui-kit/Select'
import { TextField } from '@jinpiao/ui-kit/TextField'
import type { ComponentType } from 'react'
import { type UseFormReturn, useController } from 'react-hook-form'
import type { FieldKind, FormField } from '../../form.ts'

interface ControlProps {
  field: FormField
  form: UseFormReturn<Record<string, string>>
  /** What is said of an empty field. */
  missing: string
}

const controls: Record<FieldKind, ComponentType<ControlProps>> = {
  text: ({ field, missing }) => (
    <TextField {...useTextInput(field.name, { required: missing })} label={field.label} isRequired />
  ),
  money: (props) => <MoneyField {...useValue(props)} />,
  select: (props) => (
    <Select {...useValue(props)} options={props.field.options.map((option) => ({ id: option, label: option }))} />
  ),
  date: (props) => <DateField {...useValue(props)} />,
  radio: (props) => (
    <RadioGroup
      {...useValue(props)}
      options={props.field.options.map((option) => ({ value: option, label: option }))}
    />
  ),
  check: ({ field, form }) => {
    const { field: input } = useController({ name: field.name, control: form.control, defaultValue: '' })
    return (
      <Checkbox isSelected={input.value === 'yes'} onChange={(isSelected) => input.onChange(isSelected ? 'yes' : '')}>
        {field.label}
      </Checkbox>
    )
  },
}

/** What is no plain text is tied to its value as the portal ties it. */
function useValue({ field, form, missing }: ControlProps) {
  const { name, label } = field
  const rules = { required: missing }
  const { field: input, fieldState } = useController({ name, control: form.control, rules, defaultValue: '' })
  return { label, isRequired: true, error: fieldState.error?.message, value: input.value, onChange: input.onChange }
}

/** One field of the form. */
export function Control(props: ControlProps) {
  const Kind = controls[props.field.kind]
  return <Kind {...props} />
}
