import { parseDate } from '@internationalized/date'
import type { Day } from '@jinpiao/values/days'
import type { Holiday } from '@jinpiao/values/workingDays'
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react'
import { type RefObject, use } from 'react'
import {
  Calendar,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  CalendarStateContext,
  Dialog,
  Popover,
  Button as RacButton,
} from 'react-aria-components'
import { cx } from '../lib/cx.ts'
import { iconProps } from '../lib/icon.ts'
import { focusRing } from '../lib/interactive.css.ts'
import { dateMessages } from '../lib/messages/date.ts'
import { useMessages } from '../lib/messages.ts'
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

/**
 * The month to choose from; react-aria does the keys (arrows, PageUp, Shift+PageUp, Enter, Esc), the
 * day Home and End.
 */
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
            <YearButton years={-1} />
            <RacButton slot="previous" className={cx(focusRing, css.turn)}>
              <ChevronLeft {...iconProps} />
            </RacButton>
            <CalendarHeading className={css.heading} />
            <RacButton slot="next" className={cx(focusRing, css.turn)}>
              <ChevronRight {...iconProps} />
            </RacButton>
            <YearButton years={1} />
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

/** The same month of another year. The grid keeps its day in view, and react-aria says the month that is shown. */
function YearButton({ years }: { years: -1 | 1 }) {
  const t = useMessages(dateMessages)
  const calendar = use(CalendarStateContext)
  if (calendar === null) return null
  const { visibleRange, minValue, maxValue } = calendar
  const isOut =
    years < 0
      ? minValue != null && visibleRange.end.add({ years }).compare(minValue) < 0
      : maxValue != null && visibleRange.start.add({ years }).compare(maxValue) > 0
  const Icon = years < 0 ? ChevronsLeft : ChevronsRight
  return (
    <RacButton
      // Of the calendar's own buttons it is none.
      slot={null}
      aria-label={years < 0 ? t.yearBefore : t.yearAfter}
      isDisabled={isOut}
      // Not `setFocusedDate`, which takes the focus into the grid.
      onPress={() => (years < 0 ? calendar.focusPreviousSection(true) : calendar.focusNextSection(true))}
      className={cx(focusRing, css.turn)}
    >
      <Icon {...iconProps} />
    </RacButton>
  )
}
