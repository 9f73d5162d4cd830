import { Button } from '@jinpiao/ui-kit/Button'
import { Form } from '@jinpiao/ui-kit/Form'
import { type ReactNode, useEffect, useRef } from 'react'
import { markErrors } from '#portal/parts/errorTitle.ts'
import * as css from './Login.css.ts'

interface EntryFormProps {
  /** Heading of the panel; the tab's own word. */
  title: string
  /** The heading is new to the page: seen, and focused (the tabs it takes the place of are gone). */
  isTitleShown?: boolean
  /** Prefix of the fields' ids. */
  id: string
  errors: Readonly<Partial<Record<string, string>>>
  /** What the server or the UKEY said of no field of this form. */
  failure: string | undefined
  busy: boolean
  submitLabel: string
  submit: () => Promise<void>
  children: ReactNode
}

/** What the three ways to sign in share: summary of errors, fields, one button. */
export function EntryForm({
  title,
  isTitleShown = false,
  id,
  errors,
  failure,
  busy,
  submitLabel,
  submit,
  children,
}: EntryFormProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isTitleShown) heading.current?.focus()
  }, [isTitleShown])
  const wrong = Object.entries(errors).flatMap(([field, message]) =>
    message === undefined ? [] : [{ fieldId: id + field, message }],
  )
  return (
    <div className={css.form}>
      <h2 ref={heading} tabIndex={-1} className={isTitleShown ? css.subtitle : css.hidden}>
        {title}
      </h2>
      <Form
        aria-label={title}
        headingLevel={3}
        errors={failure === undefined ? wrong : [{ message: failure }]}
        onSubmit={submit}
        onChecked={markErrors}
      >
        {children}
        <Button type="submit" tone="primary" busy={busy}>
          {submitLabel}
        </Button>
      </Form>
    </div>
  )
}
