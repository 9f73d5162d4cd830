import { spokenDate } from '@jinpiao/values/spoken'
import { Check, X } from 'lucide-react'
import { useLocale } from 'react-aria-components'
import { smallIconProps } from '../lib/icon.ts'
import { clockMessages } from '../lib/messages/clock.ts'
import { overviewMessages } from '../lib/messages/overview.ts'
import { useMessages } from '../lib/messages.ts'
import { type OrNone, readValue } from '../lib/readValue.ts'
import { NoValue } from '../SpokenText/NoValue.tsx'
import { SpokenText } from '../SpokenText/SpokenText.tsx'
import { splitInstant } from './instant.ts'
import * as css from './Timeline.css.ts'

export const timelineStates = ['done', 'ended', 'current', 'upcoming'] as const
export type TimelineState = (typeof timelineStates)[number]

export interface TimelineStep {
  /** Unique in the list. */
  id: string
  /** 主管复核. */
  title: string
  /** Said and shown in words: 已完成, 已终止, 当前, 未开始. `ended`: it came to nothing: refused, expired. */
  state: TimelineState
  /** What came of it, in place of 已完成 or 已终止: 复核通过, 已退回. */
  result?: OrNone<string>
  /** 李某（主管）. */
  who?: OrNone<string>
  /** ISO-8601 instant. Left out as long as there is none (`undefined`, `null`); a text that is no instant shows —. */
  at?: OrNone<string>
  /** Civil day, where no hour is known: 2027-03-01. Otherwise as `at`. */
  day?: OrNone<string>
  /** What they wrote: why it was sent back. */
  comment?: OrNone<string>
}

export interface TimelineProps {
  /** Names the list: 审批记录. */
  label: string
  /** Oldest first; what has not begun yet comes last. */
  steps: readonly TimelineStep[]
}

/** Who did what when, and what comes next: an ordered list, oldest first. */
export function Timeline({ label, steps }: TimelineProps) {
  const t = useMessages(overviewMessages)
  return (
    <ol aria-label={label} role="list" className={css.list}>
      {steps.map(({ id, title, state, result, who, at, day, comment }) => (
        <li key={id} className={css.step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span aria-hidden="true" className={css.mark}>
            {state === 'done' && <Check {...smallIconProps} />}
            {state === 'ended' && <X {...smallIconProps} />}
          </span>
          <p className={css.title}>
            {title} <span className={css.state}>{result ?? t[state]}</span>
          </p>
          {(who ?? at ?? day) != null && (
            <p className={css.detail}>
              {who} {at != null && <Instant iso={at} />}
              {day != null && <CivilDay day={day} />}
            </p>
          )}
          {comment && <p className={css.comment}>{comment}</p>}
        </li>
      ))}
    </ol>
  )
}

function CivilDay({ day }: { day: string }) {
  const english = useLocale().locale.startsWith('en')
  const spoken = readValue('Timeline', day, spokenDate)
  if (spoken === undefined) return <NoValue />
  return (
    <time dateTime={day} className={css.time}>
      <SpokenText visible={day} spoken={english ? day : spoken} />
    </time>
  )
}

function Instant({ iso }: { iso: string }) {
  const t = useMessages(clockMessages)
  const english = useLocale().locale.startsWith('en')
  const instant = readValue('Timeline', iso, splitInstant)
  if (instant === undefined) return <NoValue />
  const { day, clock, hour, minute } = instant
  return (
    <time dateTime={iso} className={css.time}>
      <SpokenText
        visible={`${day} ${clock}`}
        spoken={english ? `${day} ${clock}` : `${spokenDate(day)} ${t.minutes(hour, minute)}`}
      />
    </time>
  )
}
