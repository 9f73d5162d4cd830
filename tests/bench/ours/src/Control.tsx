import { DateField } from '@jinpiao/ui-kit/DateField'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { Select } from '@jinpiao/ui-kit/Select'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { type Control as FormControl, useController } from 'react-hook-form'
import type { FormField } from '../../form.ts'

/** One field of the form, tied to its value. */
export function Control({ field, form, missing }: { field: FormField; form: FormControl; missing: string }) {
  const { field: input, fieldState } = useController({
    name: field.name,
    control: form,
    rules: { required: missing },
    defaultValue: '',
  })
  const value = input.value as string
  const { onChange } = input
  const common = { label: field.label, isRequired: true, error: fieldState.error?.message }
  switch (field.kind) {
    case 'money':
      return <MoneyField {...common} value={value} onChange={onChange} />
    case 'date':
      return <DateField {...common} value={value} onChange={onChange} />
    case 'select':
      return (
        <Select
          {...common}
          options={field.options.map((option) => ({ id: option, label: option }))}
          value={value}
          onChange={onChange}
        />
      )
    default:
      return <TextField {...common} value={value} onChange={onChange} />
  }
}
