import { type Day, isDay, parseDay } from '@jinpiao/values/days'
import type { Holiday } from '@jinpiao/values/workingDays'
import { type ReactNode, useState } from 'react'
import { announce } from '../lib/announce.ts'
import { useMessages } from '../lib/messages.ts'
import { dateMessages } from '../lib/messages/date.ts'
import { aboutDay, checkDay, type DayLimits, dayProblem } from './checkDay.ts'

interface Settings extends DayLimits {
  value: string
  onChange: ((value: string) => void) | undefined
  holidays: readonly Holiday[]
  error: ReactNode
}

/** Text, voice and error of a date field. Typing changes nothing; leaving formats once and says the day once. */
export function useDateField({ value, onChange, holidays, error, ...limits }: Settings) {
  const t = useMessages(dateMessages)
  const [text, setText] = useState<string>()
  const [told, setTold] = useState(value)
  const [seenValue, setSeenValue] = useState(value)
  const [problem, setProblem] = useState<string>()
  const [errorAtCommit, setErrorAtCommit] = useState(error)

  // A value that did not come from here: the form was filled or reset.
  if (value !== seenValue) {
    setSeenValue(value)
    if (value !== told) {
      setTold(value)
      setText(undefined)
      setProblem(undefined)
    }
  }

  function tell(next: string) {
    setTold(next)
    if (next !== told) onChange?.(next)
  }

  function take(day: Day) {
    setText(undefined)
    tell(day)
    announce([t.day(day), aboutDay(day, holidays, t)].join(' '))
  }

  return {
    /** While it is typed, the typed text; then the formatted day. */
    text: text ?? (isDay(told) ? t.day(told) : told),
    day: text === undefined && isDay(told) ? told : undefined,
    error: problem !== undefined && error === errorAtCommit ? problem : error,
    type: (next: string) => {
      setText(next)
      setProblem(undefined)
      tell(parseDay(next) ?? next.trim())
    },
    pick: (day: Day) => {
      setProblem(undefined)
      take(day)
    },
    /** `refused` when there is an error now. */
    commit: (): 'refused' | 'done' => {
      if (text === undefined) return problem === undefined ? 'done' : 'refused'
      const checked = checkDay(text, limits)
      const found = dayProblem(checked, t)
      setErrorAtCommit(error)
      setProblem(found)
      if (checked.ok) take(checked.day)
      else {
        setText(undefined)
        if (found !== undefined) announce(found, { assertive: true })
      }
      return found === undefined ? 'done' : 'refused'
    },
  }
}
