import type { FieldForm } from './formParts.ts'

/** The value of a field in the data of its form, where its box shows something else: `1234567.89` for 1,234,567.89. */
export function FormValue({ name, value = [], disabled = false }: FieldForm) {
  if (name === undefined) return null
  const values = typeof value === 'string' ? [value] : value
  return values.map((each, index) => (
    <input key={`${index} ${each}`} type="hidden" name={name} value={each} disabled={disabled} />
  ))
}
