import { parseDate } from '@internationalized/date'
import type { Day } from '@jinpiao/values/days'
import type { Holiday } from '@jinpiao/values/workingDays'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { RefObject } from 'react'
import {
  Calendar,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  Dialog,
  Popover,
  Button as RacButton,
} from 'react-aria-components'
import { cx } from '../lib/cx.ts'
import { iconProps } from '../lib/icon.ts'
import { focusRing } from '../lib/interactive.css.ts'
import { CalendarDay } from './CalendarDay.tsx'
import type { DayLimits } from './checkDay.ts'
import * as css from './DateField.css.ts'
import '../lib/racStrings.ts'

export interface CalendarDialogProps extends DayLimits {
  /** Of the dialog: 选择日期 and the field's label. */
  name: string
  value: Day | undefined
  today: Day
  holidays: readonly Holiday[]
  onPick: (day: Day) => void
  /** Where it opens, and where the focus goes back to. */
  triggerRef: RefObject<HTMLButtonElement | null>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The month to choose from; react-aria does the keys (arrows, PageUp, Shift+PageUp, Enter, Esc), the day Home and End. */
export function CalendarDialog(props: CalendarDialogProps) {
  const { name, value, today, holidays, min, max, unavailable, onPick, ...popover } = props
  const date = (day: Day | undefined) => (day === undefined ? undefined : parseDate(day))

  const isEmptySpan = min !== undefined && max !== undefined && min > max

  return (
    <Popover {...popover} className={css.popover} offset={8} placement="bottom start">
      <Dialog aria-label={name} className={css.dialog}>
        <Calendar
          aria-label={name}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus to where one works in it (APG)
          autoFocus
          value={date(value) ?? null}
          defaultFocusedValue={date(value ?? today) ?? null}
          // With nothing between the two react-aria seeks a day without end; the field says what is wrong with each.
          minValue={isEmptySpan ? null : (date(min) ?? null)}
          maxValue={date(max) ?? null}
          isDateUnavailable={(each) => unavailable?.(each.toString()) !== undefined}
          onChange={(each) => onPick(String(each))}
          firstDayOfWeek="mon"
        >
          <div className={css.header}>
            <RacButton slot="previous" className={cx(focusRing, css.turn)}>
              <ChevronLeft {...iconProps} />
            </RacButton>
            <CalendarHeading className={css.heading} />
            <RacButton slot="next" className={cx(focusRing, css.turn)}>
              <ChevronRight {...iconProps} />
            </RacButton>
          </div>
          <CalendarGrid className={css.grid}>
            <CalendarGridHeader>
              {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(each) => (
                <CalendarDay date={each} today={today} holidays={holidays} why={unavailable?.(each.toString())} />
              )}
            </CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </Dialog>
    </Popover>
  )
}
