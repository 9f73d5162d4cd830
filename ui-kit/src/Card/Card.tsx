import { type ReactNode, useId } from 'react'
import type { HeadingLevel } from '../lib/headingLevel.ts'
import * as css from './Card.css.ts'

export interface CardProps {
  /** What the part is about; names the region. */
  title: ReactNode
  /** 2 under the page's h1, 3 or 4 inside a section. */
  headingLevel?: HeadingLevel
  /** At the end of the heading's line: one button or link. */
  action?: ReactNode
  /** What the part holds. */
  children: ReactNode
}

/**
 * A part of a page with its own heading, in a box: on a page of several unlike things, as a person's settings. Never a
 * control itself (that is a `TaskCard`), never a box in a box; where white space separates, no box is needed.
 */
export function Card({ title, headingLevel = 2, action, children }: CardProps) {
  const titleId = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section aria-labelledby={titleId} className={css.card}>
      <div className={css.head}>
        <Heading id={titleId} className={css.title}>
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  )
}
