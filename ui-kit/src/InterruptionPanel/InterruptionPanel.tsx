import type { ReactNode } from 'react'
import * as css from './InterruptionPanel.css.ts'

export interface InterruptionPanelProps {
  /** Why one cannot go on here, in one line: the page's heading. */
  title: ReactNode
  /** 1 in the place of a page, 2 in the place of a part of it. */
  headingLevel?: 1 | 2
  /** What has happened, whom to ask, what is safe. */
  children: ReactNode
  /** The ways out: one primary at most, first. At least one: an interruption is no dead end. */
  actions: ReactNode
}

/**
 * In the place of what was asked for, before anybody has typed anything: no limit, a licence that has run out, a page
 * that is not theirs. Silent: a page is announced by its heading; put the focus there when it comes without a new page.
 */
export function InterruptionPanel({ title, headingLevel = 1, children, actions }: InterruptionPanelProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={css.panel}>
      <Heading className={css.title[headingLevel]}>{title}</Heading>
      {children}
      <div className={css.actions}>{actions}</div>
    </div>
  )
}
