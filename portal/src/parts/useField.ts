import { useController, useFormContext } from 'react-hook-form'

/**
 * One value of the form around it, as the kit's fields take it. Errors come from the check of the whole form and leave
 * a field as soon as it is changed: nothing turns red while typing (P3).
 *
 * @param name path in the form, which is also the id of the control, so that the error summary finds it.
 */
export function useField<Value = string>(name: string) {
  const { control, clearErrors } = useFormContext()
  const { field, fieldState } = useController({ control, name })
  return {
    id: name,
    value: field.value as Value,
    onChange: (value: Value) => {
      field.onChange(value)
      if (fieldState.error) clearErrors(name)
    },
    error: fieldState.error?.message,
  }
}
