import { useSpokenProse } from '@jinpiao/ui-kit/lib/useSpokenProse'
import { SpokenText } from '@jinpiao/ui-kit/SpokenText'
import { isDay } from '@jinpiao/values/days'
import { spokenDate } from '@jinpiao/values/spoken'
import { useTranslation } from 'react-i18next'
import { dayOf, timeOf } from './times.ts'

/** A day as `2026-11-21`, said 2026年11月21日: voices read the figures as three numbers (accessibility §2 rule 6). */
export function DayText({ day }: { day: string | null }) {
  const isEnglish = useTranslation().i18n.language === 'en-US'
  if (day === null || !isDay(day)) return <>—</>
  return <time dateTime={day}>{isEnglish ? day : <SpokenText visible={day} spoken={spokenDate(day)} />}</time>
}

/** An instant, in China's time: day and minute. */
export function MomentText({ at }: { at: string | null }) {
  const isEnglish = useTranslation().i18n.language === 'en-US'
  if (at === null) return <>—</>
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
  return <SpokenText visible={children} spoken={useSpokenProse()(children)} />
}
