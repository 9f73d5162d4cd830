import { useSpokenProse } from '@jinpiao/ui-kit/lib/useSpokenProse'
import { SpokenText } from '@jinpiao/ui-kit/SpokenText'
import { isDay } from '@jinpiao/values/days'
import { spokenDate } from '@jinpiao/values/spoken'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './page.css.ts'
import { dayOf, timeOf } from './times.ts'

/** A day as `2026-11-21`, said 2026年11月21日: voices read the figures as three numbers (accessibility §2 rule 6). */
export function DayText({ day }: { day: string | null }) {
  const isEnglish = useTranslation().i18n.language === 'en-US'
  if (day === null || !isDay(day)) return <>—</>
  return <time dateTime={day}>{isEnglish ? day : <SpokenText visible={day} spoken={spokenDate(day)} />}</time>
}

/** An instant, in China's time: day and minute; a day where nobody has said more, as of a payment that its payer states. */
export function MomentText({ at }: { at: string | null }) {
  const isEnglish = useTranslation().i18n.language === 'en-US'
  if (at === null || isDay(at)) return <DayText day={at} />
  const [day, time] = [dayOf(at), timeOf(at)]
  const visible = `${day} ${time}`
  return (
    <time dateTime={at}>
      {isEnglish ? visible : <SpokenText visible={visible} spoken={`${spokenDate(day)} ${time}`} />}
    </time>
  )
}

/** A sentence with amounts, days or shares in it, written for the eye. */
export function ProseText({ children }: { children: string }) {
  const spoken = useSpokenProse()(children)
  // Where both are the same words they stand there once.
  if (spoken === children) return <>{unbroken(children)}</>
  return <SpokenText visible={unbroken(children)} spoken={spoken} />
}

/**
 * Chromium 156 breaks a line behind a hyphen between digits: a day, a telephone number, the version of an agreement is
 * read as a whole. The words stay a text where none is.
 */
function unbroken(text: string): ReactNode {
  const parts = text.split(/((?<![:\d])\d+(?:-\d+)+(?: \d{2}:\d{2})?)/)
  if (parts.length === 1) return text
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // The parts of one text keep their order.
      <span key={index} className={css.unbroken}>
        {part}
      </span>
    ),
  )
}
