import { type CalendarDate, parseDate } from '@internationalized/date'
import { addDays, type Day, weekday } from '@jinpiao/values/days'
import type { Holiday } from '@jinpiao/values/workingDays'
import { type ComponentProps, type KeyboardEvent, use } from 'react'
import { CalendarCell, CalendarStateContext } from 'react-aria-components'
import { cx } from '../lib/cx.ts'
import { focusRing } from '../lib/interactive.css.ts'
import { dateMessages } from '../lib/messages/date.ts'
import { useMessages } from '../lib/messages.ts'
import { cellName } from './checkDay.ts'
import * as css from './DateField.css.ts'
import '../lib/racStrings.ts'

export interface CalendarDayProps {
  date: CalendarDate
  today: Day
  holidays: readonly Holiday[]
  /** Why it cannot be chosen. */
  why: string | undefined
}

/** One day: its figure and 休 or 班 for the eye, everything in words for the ear. */
export function CalendarDay({ date, today, holidays, why }: CalendarDayProps) {
  const t = useMessages(dateMessages)
  const calendar = use(CalendarStateContext)
  // Days of the neighbouring months are neither shown nor said.
  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty place in the grid, no control
  if (calendar?.visibleRange.start.month !== date.month) return <td />
  const day = date.toString()
  const holiday = holidays.find((entry) => entry.day === day)
  const isToday = day === today

  /** APG's date picker: Home and End go to the ends of the week. react-aria goes to those of the month. */
  function weekKeys(event: KeyboardEvent) {
    if (event.key !== 'Home' && event.key !== 'End') return
    event.preventDefault()
    event.stopPropagation()
    const fromMonday = (weekday(day) + 6) % 7
    calendar?.setFocusedDate(parseDate(addDays(day, event.key === 'Home' ? -fromMonday : 6 - fromMonday)))
  }

  return (
    <CalendarCell
      date={date}
      className={cx(focusRing, css.cell)}
      // react-aria's own label cannot be extended, and takes today from the zone of the machine.
      render={(props, { isSelected }) => (
        <div
          {...(props as ComponentProps<'div'>)}
          onKeyDownCapture={weekKeys}
          aria-label={cellName(day, { isToday, isSelected, holiday, why }, t)}
          {...(isToday && { 'aria-current': 'date' as const })}
        />
      )}
    >
      <span className={cx(css.figure, isToday && css.today)}>{date.day}</span>
      {/* Drawn by css: the name says it in a sentence, whose words need not be those of the mark (2.5.3). */}
      <span
        data-mark={holiday && t.mark[holiday.kind]}
        className={cx(css.mark, holiday?.kind === 'HOLIDAY' && css.off)}
      />
    </CalendarCell>
  )
}
