import { get, type RegisterOptions, useFormContext, useFormState } from 'react-hook-form'
import { useErrorNode } from './useErrorNode.tsx'

/**
 * One text of the form around it, as the kit's TextField takes it. The box keeps what is typed and tells the form: no key renders
 * anything. An error leaves the field as soon as it is changed: nothing turns red while typing (P3).
 */
export function useTextInput(name: string, rules?: RegisterOptions) {
  const form = useFormContext()
  const { ref, onChange } = form.register(name, rules)
  const { errors } = useFormState({ control: form.control, name, exact: true })
  return {
    id: name,
    ref,
    defaultValue: form.getValues(name) as string,
    onChange: (value: string) => {
      void onChange({ target: { name, value }, type: 'change' })
      // Not without need: it wakes every field of the form.
      if (form.getFieldState(name).error) form.clearErrors(name)
    },
    error: useErrorNode((get(errors, name) as { message?: string } | undefined)?.message),
  }
}
