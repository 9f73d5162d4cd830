import { type RegisterOptions, useController, useFormContext } from 'react-hook-form'
import { useErrorNode } from './useErrorNode.tsx'

/** What refuses a value when a plain form is sent. */
export type FieldRules = Pick<RegisterOptions, 'validate'>

/**
 * One value of the form around it, as the kit's fields take it. Errors come from the form, when the field is left or
 * the form is sent, and leave the field as soon as it is changed: nothing turns red while typing (P3).
 *
 * @param name path in the form, which is also the id of the control, so that the error summary finds it.
 * @param rules asked when the form is sent, where no page asks others (`PlainForm`).
 */
export function useField<Value = string>(name: string, rules?: FieldRules) {
  const { control, clearErrors } = useFormContext()
  const { field, fieldState } = useController({ control, name, ...(rules && { rules }) })
  return {
    id: name,
    value: field.value as Value,
    onChange: (value: Value) => {
      field.onChange(value)
      if (fieldState.error) clearErrors(name)
    },
    error: useErrorNode(fieldState.error?.message),
  }
}
