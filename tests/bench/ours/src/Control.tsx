import { useTextInput } from '@jinpiao/portal/page/useTextInput'
import { Checkbox } from '@jinpiao/ui-kit/Checkbox'
import { DateField } from '@jinpiao/ui-kit/DateField'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { RadioGroup } from '@jinpiao/ui-kit/RadioGroup'
import { Select } from '@jinpiao/ui-kit/Select'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { type UseFormReturn, useController } from 'react-hook-form'
import type { FormField } from '../../form.ts'

interface ControlProps {
  field: FormField
  form: UseFormReturn<Record<string, string>>
  /** What is said of an empty field. */
  missing: string
}

/** One field of the form, tied to its value as the portal ties it. */
export function Control(props: ControlProps) {
  return props.field.kind === 'text' ? <TextControl {...props} /> : <ValueControl {...props} />
}

function TextControl({ field, form, missing }: ControlProps) {
  return <TextField {...useTextInput(form, field.name, { required: missing })} label={field.label} isRequired />
}

function ValueControl({ field, form, missing }: ControlProps) {
  const rules = field.kind === 'check' ? {} : { required: missing }
  const { field: input, fieldState } = useController({
    name: field.name,
    control: form.control,
    rules,
    defaultValue: '',
  })
  const { value, onChange } = input
  const common = { label: field.label, isRequired: true, error: fieldState.error?.message, value, onChange }
  switch (field.kind) {
    case 'money':
      return <MoneyField {...common} />
    case 'select':
      return <Select {...common} options={field.options.map((option) => ({ id: option, label: option }))} />
    case 'date':
      return <DateField {...common} />
    case 'radio':
      return <RadioGroup {...common} options={field.options.map((option) => ({ value: option, label: option }))} />
  }
  return (
    <Checkbox isSelected={value === 'yes'} onChange={(isSelected) => onChange(isSelected ? 'yes' : '')}>
      {field.label}
    </Checkbox>
  )
}
