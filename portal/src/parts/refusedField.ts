import { BusinessError } from '#portal/http/errors.ts'

/**
 * The field of a form at which a refusal stands: that of the input which the server names (`suppliers.0.creditCode` is the
 * form's `creditCode`). Undefined: it is about the whole, or the form has no such field.
 *
 * @param fields of the form, by name.
 * @param names of fields that are called otherwise than what is sent: `{ password: 'newPassword' }`.
 */
export function refusedField(
  error: unknown,
  fields: object,
  names: Readonly<Record<string, string>> = {},
): string | undefined {
  if (!(error instanceof BusinessError) || error.field === undefined) return undefined
  const last = error.field.split('.').at(-1) ?? ''
  return [error.field, last].map((input) => names[input] ?? input).find((field) => Object.hasOwn(fields, field))
}
