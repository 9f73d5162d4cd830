import { type Day, isDay, parseDay } from '@jinpiao/values/days'
import type { Holiday } from '@jinpiao/values/workingDays'
import type { ReactNode } from 'react'
import { dateMessages } from '../lib/messages/date.ts'
import { useMessages } from '../lib/messages.ts'
import { useCommittedText } from '../lib/useCommittedText.ts'
import { useSpokenProse } from '../lib/useSpokenProse.ts'
import { aboutDay, checkDay, type DayLimits, dayProblem } from './checkDay.ts'

interface Settings extends DayLimits {
  value: string | undefined
  defaultValue: string | undefined
  onChange: ((value: string) => void) | undefined
  holidays: readonly Holiday[]
  speak: ((day: Day) => string | undefined) | undefined
  error: ReactNode
}

/** Text, voice and error of a date field. Typing changes nothing; leaving formats once and says the day once. */
export function useDateField({ value, defaultValue, onChange, holidays, speak, error, ...limits }: Settings) {
  const t = useMessages(dateMessages)
  const spoken = useSpokenProse()
  const field = useCommittedText({
    value,
    defaultValue,
    onChange,
    error,
    read: (text) => parseDay(text) ?? text.trim(),
    check: (text) => {
      const checked = checkDay(text, limits)
      if (checked.ok) {
        return { say: speak?.(checked.day) ?? `${t.day(checked.day)} ${aboutDay(checked.day, holidays, t)}` }
      }
      const problem = dayProblem(checked, t)
      return { problem, say: problem && spoken(problem) }
    },
  })
  return { ...field, day: field.settled !== undefined && isDay(field.settled) ? field.settled : undefined }
}
