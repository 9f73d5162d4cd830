import { AmountInWords } from '@jinpiao/ui-kit/AmountInWords'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { Money } from '@jinpiao/ui-kit/Money'
import { Timeline, type TimelineStep } from '@jinpiao/ui-kit/Timeline'
import type { Fen } from '@jinpiao/values/money'
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
  /** What was done comes to, in fen; left out where there is no sum or it is not known. */
  amount?: Fen | undefined
  /** What happens now without the reader, step by step. */
  next?: { title: string; steps: readonly TimelineStep[] } | undefined
  /** The next task first; then print and ways back. */
  actions: ReactNode
}

/** Archetype R: what an act has led to. */
export function ResultPage({ title, tone, amount, children, next, actions }: ResultPageProps) {
  const Mark = tone === 'success' ? CircleCheck : CircleAlert
  return (
    <div className={`${surface} ${layout.result}`}>
      <div className={layout.resultHead}>
        {tone !== undefined && <Mark className={layout.resultMark} data-tone={tone} aria-hidden />}
        <h1 className={css.title}>{title}</h1>
        {amount !== undefined && (
          <div className={css.amount}>
            <p>
              <Money value={amount} unit size="large" />
            </p>
            <AmountInWords value={amount} />
          </div>
        )}
      </div>
      {children}
      {next !== undefined && (
        <section className={layout.resultNext}>
          <h2 className={css.heading}>{next.title}</h2>
          <Timeline label={next.title} steps={next.steps} />
        </section>
      )}
      <div className={layout.resultActions}>{actions}</div>
    </div>
  )
}
