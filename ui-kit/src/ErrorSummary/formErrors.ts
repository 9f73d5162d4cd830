import type { ReactNode } from 'react'
import type { Focusable } from '../lib/focusTarget.ts'

/** One thing to correct. Without a field (wrong company, phone or password) it is listed as text. */
export interface FormError {
  /** The same words as at the field: field + problem + what to do. */
  message: string
  /** In place of the words, where no field can correct it: the words as a link to the page where it is mended. */
  link?: ReactNode
  /** The id of the control or of its group. */
  fieldId?: string
  /** What takes the focus. */
  inputRef?: { readonly current: Focusable | null }
  /** The control's `name` in the form. */
  name?: string
}

interface Leaf {
  message?: unknown
  ref?: unknown
}

/**
 * The errors of react-hook-form (`formState.errors`) as a list; nested objects and arrays give `lines.0.amount`.
 * `root` errors, which belong to no field, come without a name.
 */
export function formErrors(errors: object, path = ''): FormError[] {
  return Object.entries(errors).flatMap(([key, value]: [string, unknown]): FormError[] => {
    if (typeof value !== 'object' || value === null || key === 'ref' || key === 'types') return []
    const name = path === '' ? key : `${path}.${key}`
    const { message, ref } = value as Leaf
    if (typeof message !== 'string') return formErrors(value, name)
    if (message === '') return []
    if (name.split('.').includes('root')) return [{ message }]
    return [{ message, name, ...(isFocusable(ref) && { inputRef: { current: ref } }) }]
  })
}

function isFocusable(value: unknown): value is Focusable {
  return typeof value === 'object' && value !== null && 'focus' in value && typeof value.focus === 'function'
}
