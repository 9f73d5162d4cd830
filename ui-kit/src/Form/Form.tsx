import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx'
import type { FormError } from '../ErrorSummary/formErrors.ts'
import type { HeadingLevel } from '../lib/headingLevel.ts'
import { keepComposition } from '../lib/isComposing.ts'
import * as css from './Form.css.ts'

export type { FormError } from '../ErrorSummary/formErrors.ts'

export interface FormProps {
  /**
   * Check and send. Set errors before it ends: return the promise of whatever is asynchronous
   * (react-hook-form: `onSubmit={form.handleSubmit(save)}` does). `preventDefault` is already called.
   */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void | Promise<void>
  /**
   * What is wrong now, from the client's rules or the server's: `[{ fieldId, message }]`, or with react-hook-form
   * `formErrors(formState.errors)`, which the entry `ErrorSummary` has (set `shouldFocusError: false`).
   */
  errors?: readonly FormError[]
  /** After each submit: how many errors there are. For the page title's prefix 错误：. */
  onChecked?: (errorCount: number) => void
  /** Fields and, last, the button of type `submit`. */
  children: ReactNode
  /** For a submit button that stands outside (`form`). */
  id?: string
  /** Where a page holds several forms. */
  'aria-label'?: string
  /** Of the list of errors: one below the heading that the form stands under. */
  headingLevel?: HeadingLevel
}

/**
 * A form that says at the top what has to be corrected, each time it was submitted. The browser's own bubbles are
 * off (they vanish and speak the system's language), and the Enter that ends an IME composition never submits.
 */
export function Form({ onSubmit, errors = [], onChecked, children, headingLevel = 2, ...rest }: FormProps) {
  const [attempt, setAttempt] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const latest = useRef({ errors, onChecked })
  useEffect(() => {
    latest.current = { errors, onChecked }
  })
  useEffect(() => {
    // Counted after the commit that brought the errors: a timer alone may come before React has rendered them.
    const { errors: shown, onChecked: tell } = latest.current
    if (attempt > 0) tell?.(shown.length)
  }, [attempt])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    try {
      await onSubmit(event)
    } finally {
      // After the errors that the handler set.
      setTimeout(() => setAttempt((count) => count + 1))
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only keeps back what the IME consumed
    <form {...rest} ref={form} noValidate className={css.form} onSubmit={submit} onKeyDown={keepComposition}>
      <ErrorSummary errors={errors} attempt={attempt} headingLevel={headingLevel} scope={form} />
      {children}
    </form>
  )
}
