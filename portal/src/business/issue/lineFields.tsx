import { type UseFormReturn, useController } from 'react-hook-form'
import type { InvoiceForm, IssueForm, LineForm } from './issueForm.ts'
import type { TradeField } from './issueProblems.ts'

export type TextPath =
  | 'pkLimit'
  | 'amount'
  | 'promisedDate'
  | 'tenorReason'
  | 'remark'
  | `trade.${TradeField}`
  | `trade.invoices.${number}.${Exclude<keyof InvoiceForm, 'files'>}`

/**
 * One text of one line, as the kit's fields take it. Errors come from the check of the whole form and leave a field as
 * soon as it is changed: nothing turns red while typing (P3).
 */
export function useLineField(form: UseFormReturn<IssueForm>, line: number, path: TextPath) {
  const name = `lines.${line}.${path}` as const
  const { field, fieldState } = useController({ control: form.control, name })
  return {
    id: name,
    value: field.value,
    onChange: (value: string) => {
      field.onChange(value)
      if (fieldState.error) form.clearErrors(name)
    },
    error: fieldState.error?.message,
  }
}

/** Several values of a line at once, e.g. a supplier's key and name. */
export function setLine(form: UseFormReturn<IssueForm>, line: number, values: Partial<LineForm>): void {
  for (const [name, value] of Object.entries(values)) {
    form.setValue(`lines.${line}.${name as keyof LineForm}`, value as never, { shouldDirty: true })
    form.clearErrors(`lines.${line}.${name as keyof LineForm}`)
  }
}
