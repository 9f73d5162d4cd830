import { TextField } from '@jinpiao/ui-kit/TextField'
import { type Control as FormControl, useController } from 'react-hook-form'
import type { FormField } from '../../form.ts'

/** One field of the form, tied to its value. */
export function Control({ field, form, required }: { field: FormField; form: FormControl; required: string }) {
  const rules = field.kind === 'check' ? {} : { required }
  const { field: input, fieldState } = useController({ name: field.name, control: form, rules, defaultValue: '' })
  const common = { label: field.label, name: field.name, error: fieldState.error?.message, onBlur: input.onBlur }
  return <TextField {...common} value={input.value as string} onChange={input.onChange} />
}
