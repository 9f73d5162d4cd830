import { CircleAlert } from 'lucide-react'
import { type MouseEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { HeadingLevel } from '../lib/headingLevel.ts'
import { iconProps } from '../lib/icon.ts'
import { errorSummaryMessages } from '../lib/messages/errorSummary.ts'
import { useMessages } from '../lib/messages.ts'
import { useSpokenDescription } from '../lib/useSpokenDescription.tsx'
import * as css from './ErrorSummary.css.ts'
import { focusField, inPageOrder } from './focusField.ts'
import type { FormError } from './formErrors.ts'

export { focusField } from './focusField.ts'
export { type FormError, formErrors } from './formErrors.ts'

export interface ErrorSummaryProps {
  /** Everything that is wrong now, in any order: shown in the order of the page. */
  errors: readonly FormError[]
  /**
   * How often the form was submitted (react-hook-form: `submitCount`). A new number shows the errors of that moment
   * and takes the focus; until the next one the list stays as it is, so that nothing moves while one corrects
   * (accessibility §5.9).
   */
  attempt: number
  /** 2 under the page's h1, 3 or 4 inside a section. */
  headingLevel?: HeadingLevel
  /** Where a field is looked for by its `name`: the form, on a page with several. By default the whole page. */
  scope?: RefObject<ParentNode | null>
}

/**
 * What has to be corrected, as links to the fields. It is heard because it takes the focus: no alert beside it.
 * Put it first in `main`, or use `Form`, which brings its own. The page title's prefix 错误： is the page's.
 */
export function ErrorSummary({ errors, attempt, headingLevel = 2, scope }: ErrorSummaryProps) {
  const t = useMessages(errorSummaryMessages)
  const box = useRef<HTMLElement>(null)
  const headingId = useId()
  const latest = useRef(errors)
  const [shown, setShown] = useState<readonly FormError[]>([])

  useEffect(() => {
    latest.current = errors
  })
  useEffect(() => {
    if (attempt > 0) setShown(inPageOrder(latest.current, scope?.current ?? document))
  }, [attempt, scope])
  useEffect(() => {
    // JAWS 2022 read nothing when the box appeared and took the focus in the same task (govuk-frontend #2677).
    if (shown.length > 0) requestAnimationFrame(() => box.current?.focus())
  }, [shown])

  if (shown.length === 0) return null
  const Heading = `h${headingLevel}` as const
  const follow = (event: MouseEvent, error: FormError) => {
    // Not the hash: the router would take it for a page, and a group is not focusable by it.
    event.preventDefault()
    focusField(error, scope?.current ?? document)
  }
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={headingId} className={css.box}>
      <Heading id={headingId} className={css.heading}>
        <CircleAlert {...iconProps} />
        {t.heading(shown.length)}
      </Heading>
      <ul role="list" className={css.list}>
        {shown.map((error, index) => (
          <li key={`${index} ${error.message}`}>
            {hasField(error) ? (
              <ErrorLink error={error} onFollow={(event) => follow(event, error)} />
            ) : (
              (error.link ?? error.message)
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function hasField({ fieldId, inputRef, name }: FormError): boolean {
  return fieldId !== undefined || inputRef !== undefined || name !== undefined
}

function ErrorLink({ error, onFollow }: { error: FormError; onFollow: (event: MouseEvent) => void }) {
  const { described, description } = useSpokenDescription(error.message)
  return (
    <>
      <a href={`#${error.fieldId ?? error.name ?? ''}`} className={css.link} onClick={onFollow} {...described}>
        {error.message}
      </a>
      {description}
    </>
  )
}
