import { type Day, todayInShanghai } from '@jinpiao/values/days'
import type { Holiday } from '@jinpiao/values/workingDays'
import { CalendarDays } from 'lucide-react'
import { use, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import type { FieldName, FieldParts, FormParts } from '../Field/Field.tsx'
import { InputFrame, type TextBoxProps, useFrame } from '../Field/InputFrame.tsx'
import { afterPress } from '../lib/afterPress.ts'
import { now } from '../lib/clock.ts'
import { cx } from '../lib/cx.ts'
import { hasLeft } from '../lib/hasLeft.ts'
import { HolidaysContext } from '../lib/holidays.ts'
import { iconProps } from '../lib/icon.ts'
import { control, focusRing, tabularFigures, visuallyHidden } from '../lib/interactive.css.ts'
import { isComposing } from '../lib/isComposing.ts'
import { dateMessages } from '../lib/messages/date.ts'
import { useMessages } from '../lib/messages.ts'
import { useSpokenProse } from '../lib/useSpokenProse.ts'
import { SpokenText } from '../SpokenText/SpokenText.tsx'
import { CalendarDialog } from './CalendarDialog.tsx'
import { aboutDay, checkDay, type DayLimits, dayProblem } from './checkDay.ts'
import * as css from './DateField.css.ts'
import { useDateField } from './useDateField.ts'

export type DateFieldProps = FieldName &
  FieldParts &
  DayLimits &
  FormParts<HTMLInputElement> &
  Pick<TextBoxProps, 'autoFocus' | 'id' | 'defaultValue'> & {
    /** `2025-01-15`, or whatever text was typed while it is no day; '' when empty. */
    value?: string | undefined
    /** While typing and on a choice: the day when the text is one (`parseDay`), else the text as typed. */
    onChange?: (value: string) => void
    /**
     * Marked 休 and 班 in the calendar and said; a holiday can be chosen unless `unavailable` says why not. By default
     * those of `HolidaysContext`.
     */
    holidays?: readonly Holiday[] | undefined
    /** The day that is 今天: give the server's. By default the machine's clock, in Shanghai. */
    today?: Day
    /** What is said on leaving with a new day, in place of the day and its weekday. */
    speak?: ((day: Day) => string | undefined) | undefined
    /** Buttons for frequent choices: `{ label: '90 天后', day: '2025-04-15' }`. */
    quickPicks?: readonly { label: string; day: Day }[]
  }

/**
 * A day: typed first (`2025-1-15`, `20250115`, `2025年1月15日`), or chosen from a calendar. Nothing is rewritten while it
 * has the focus; on leaving it becomes 2025-01-15, and is said once as voices read it right, with its weekday.
 */
export function DateField(props: DateFieldProps) {
  const { frame, input } = useFrame(props)
  const {
    value,
    defaultValue,
    onChange,
    min,
    max,
    unavailable,
    holidays: given,
    today,
    speak,
    quickPicks = [],
    ...more
  } = input
  const { isReadOnly, ...rest } = more
  const t = useMessages(dateMessages)
  const around = use(HolidaysContext)
  const holidays = given ?? around
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [appToday] = useState(() => todayInShanghai(now()))
  const limits = { min, max, unavailable }
  const field = useDateField({ value, defaultValue, onChange, holidays, speak, error: frame.error, ...limits })

  const about = field.day === undefined ? '' : aboutDay(field.day, holidays, t)
  /** The box has it as figures, which voices read as three numbers. */
  const said = field.day === undefined ? '' : t.day(field.day)
  const prose = useSpokenProse()
  /** Its button has one text for eye and ear. */
  const refused = (day: Day) => {
    const problem = dayProblem(checkDay(day, limits), t)
    return problem && prose(problem)
  }
  const aboutId = `${frame.id}-about`
  const name = typeof frame.label === 'string' ? frame.label : (frame['aria-label'] ?? '')

  return (
    <InputFrame
      {...frame}
      committed={field.committed}
      describedBy={about === '' ? undefined : aboutId}
      error={
        typeof field.error === 'string' ? <SpokenText visible={field.error} spoken={prose(field.error)} /> : field.error
      }
    >
      {(wiring) => (
        <>
          <div className={css.row}>
            <input
              {...rest}
              {...wiring}
              readOnly={isReadOnly}
              autoComplete="off"
              value={field.text}
              onChange={(event) => field.type(event.currentTarget.value)}
              className={cx(focusRing, control, tabularFigures, css.input)}
              onKeyDown={(event) => {
                if (event.altKey && event.key === 'ArrowDown' && !isReadOnly) {
                  event.preventDefault()
                  setOpen(true)
                }
                // The Enter of an input method belongs to it.
                if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
                if (field.commit() === 'refused') event.preventDefault()
              }}
              onBlur={(event) => {
                if (hasLeft(event)) afterPress(field.commit)
              }}
            />
            {!isReadOnly && (
              <Button
                ref={opener}
                icon={<CalendarDays {...iconProps} />}
                {...(name !== '' && { context: name })}
                aria-haspopup="dialog"
                aria-expanded={isOpen}
                onPress={() => setOpen(true)}
              >
                {t.calendar}
              </Button>
            )}
            <CalendarDialog
              triggerRef={opener}
              isOpen={isOpen}
              onOpenChange={setOpen}
              {...limits}
              name={`${t.chooseDay} ${name}`.trim()}
              value={field.day}
              today={today ?? appToday}
              holidays={holidays}
              onPick={(day) => {
                setOpen(false)
                field.take(day)
              }}
            />
            {about !== '' && (
              <span id={aboutId} className={css.about}>
                {said !== field.day && <span className={visuallyHidden}>{said} </span>}
                {about}
              </span>
            )}
          </div>
          {quickPicks.length > 0 && !isReadOnly && (
            <div className={css.picks}>
              {quickPicks.map((pick) => (
                <Button
                  key={pick.label}
                  size="small"
                  tone="quiet"
                  onPress={() => field.take(pick.day)}
                  disabledReason={refused(pick.day)}
                >
                  {pick.label}
                </Button>
              ))}
            </div>
          )}
        </>
      )}
    </InputFrame>
  )
}
