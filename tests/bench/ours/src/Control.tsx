import { Checkbox } from '@jinpiao/ui-kit/Checkbox'
import { DateField } from '@jinpiao/ui-kit/DateField'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { RadioGroup } from '@jinpiao/ui-kit/RadioGroup'
import { Select } from '@jinpiao/ui-kit/Select'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { type Control as FormControl, useController } from 'react-hook-form'
import type { FormField } from '../../form.ts'

interface ControlProps {
  field: FormField
  form: FormControl<Record<string, string>>
  /** What is said of an empty field. */
  missing: string
}

/** One field of the form, tied to its value. */
export function Control({ field, form, missing }: ControlProps) {
  const rules = field.kind === 'check' ? {} : { required: missing }
  const { field: input, fieldState } = useController({ name: field.name, control: form, rules, defaultValue: '' })
  const { value, onChange } = input
  const common = { label: field.label, isRequired: true, error: fieldState.error?.message, value, onChange }
  switch (field.kind) {
    case 'text':
      return <TextField {...common} />
    case 'money':
      return <MoneyField {...common} />
    case 'select':
      return <Select {...common} options={field.options.map((option) => ({ id: option, label: option }))} />
    case 'date':
      return <DateField {...common} />
    case 'radio':
      return <RadioGroup {...common} options={field.options.map((option) => ({ value: option, label: option }))} />
    case 'check':
      return (
        <Checkbox isSelected={value === 'yes'} onChange={(isSelected) => onChange(isSelected ? 'yes' : '')}>
          {field.label}
        </Checkbox>
      )
  }
}
