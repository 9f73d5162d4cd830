import { Button } from '@jinpiao/ui-kit/Button'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './Login.css.ts'

interface EntryFormProps {
  /** Heading of the panel; the tab's own word. */
  title: string
  /** Ids of the fields in their order, with what is wrong. */
  errors: readonly { id: string; text: string }[]
  failure: string | undefined
  attempt: number
  busy: boolean
  submitLabel: string
  onSubmit: () => void
  children: ReactNode
}

/** What the three ways to sign in share: summary of errors, fields, one button. */
export function EntryForm({ title, errors, failure, attempt, busy, submitLabel, onSubmit, children }: EntryFormProps) {
  const { t } = useTranslation('login')
  const summary = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) summary.current?.focus()
  }, [attempt])

  function submit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <h2 className={css.hidden}>{title}</h2>
      {(errors.length > 0 || failure !== undefined) && (
        <div ref={summary} tabIndex={-1} role="group">
          <h3>{failure === undefined ? t('errorsTitle', { count: errors.length }) : t('failedTitle')}</h3>
          {failure !== undefined && <p>{failure}</p>}
          <ul>
            {errors.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
      <Button type="submit" tone="primary" busy={busy}>
        {submitLabel}
      </Button>
    </form>
  )
}
