import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import * as layout from '#portal/parts/layout.css.ts'
import * as css from '#portal/parts/page.css.ts'

interface ResultPageProps {
  title: string
  /** How it went; absent while that is not known. */
  tone?: 'success' | 'warning' | undefined
  /** Numbers and facts of what was done. */
  children: ReactNode
  /** What happens now without the reader, and when. */
  next?: { title: string; text: string } | undefined
  /** The next task first; then print and ways back. */
  actions: ReactNode
}

/** Archetype R: what an act has led to. */
export function ResultPage({ title, tone, children, next, actions }: ResultPageProps) {
  const Mark = tone === 'success' ? CircleCheck : CircleAlert
  return (
    <div className={`${surface} ${layout.result}`}>
      <div className={layout.resultHead}>
        {tone !== undefined && <Mark className={layout.resultMark} data-tone={tone} aria-hidden />}
        <h1 className={css.title}>{title}</h1>
      </div>
      {children}
      {next !== undefined && (
        <section className={layout.resultNext}>
          <h2 className={css.heading}>{next.title}</h2>
          <p>{next.text}</p>
        </section>
      )}
      <div className={layout.resultActions}>{actions}</div>
    </div>
  )
}
