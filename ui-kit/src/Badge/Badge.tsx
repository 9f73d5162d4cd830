import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import { visuallyHidden } from '../lib/interactive.css.ts'
import * as css from './Badge.css.ts'
import { cappedCount } from './cappedCount.ts'

export const badgeTones = ['danger', 'neutral'] as const
export type BadgeTone = (typeof badgeTones)[number]

export interface BadgeProps {
  /** How many. 0 shows nothing; a dot is never shown, it would say it by colour alone. */
  count: number
  /** What is said in place of the figure, also for 0: 消息，3 条未读. It names the control around it. */
  label: string
  /** Larger counts are shown as `99+`; the label still says the true one. */
  max?: number
  /** `danger` asks for attention, `neutral` only counts. */
  tone?: BadgeTone
  /** An icon: the count lies at its corner. Without one it stands in the line. */
  children?: ReactNode
}

/** How many wait behind a control: the bell, a tab. Text, not a live region; a new message is announced once by `notify`. */
export function Badge({ count, label, max = 99, tone = 'danger', children }: BadgeProps) {
  const figure = cappedCount(count, max)
  return (
    <span className={css.root}>
      {children}
      <span className={visuallyHidden}>{label}</span>
      {figure !== undefined && (
        <span aria-hidden="true" className={cx(css.count, css.tone[tone], children !== undefined && css.inCorner)}>
          {figure}
        </span>
      )}
    </span>
  )
}
