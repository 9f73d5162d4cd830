import type { Day } from '@jinpiao/values/days'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { DateField, type DateFieldProps } from '../DateField/DateField.tsx'
import * as fieldCss from '../Field/Field.css.ts'
import { type FormParts, hasContent } from '../Field/Field.tsx'
import { useFieldForm, useFieldValue } from '../Field/formParts.ts'
import { afterPress } from '../lib/afterPress.ts'
import { announce } from '../lib/announce.ts'
import { hasLeft } from '../lib/hasLeft.ts'
import { dateMessages } from '../lib/messages/date.ts'
import { useMessages } from '../lib/messages.ts'
import * as css from './DateRangePicker.css.ts'
import { allowed, type DayRange, isReversed, rangeSaid } from './dayRange.ts'

export type { DayRange } from './dayRange.ts'

type Inherited = Pick<
  DateFieldProps,
  'isRequired' | 'isOptional' | 'min' | 'max' | 'unavailable' | 'holidays' | 'today'
>

export interface DateRangePickerProps extends Inherited, Omit<FormParts, 'name'> {
  /** What the days are of: 提交日期. The boxes are called 提交日期从 and 提交日期至, so each is clear by itself. */
  label: string
  /** Both ends; an open one is ''. */
  value?: DayRange | undefined
  /** What stands there at first, where nobody holds the value. */
  defaultValue?: DayRange | undefined
  /** In the data of a native form with `-from` and `-to` after it: `submitted-from`, `submitted-to`. */
  name?: string
  /** While typing and on a choice; each end is a day, or the text as typed while it is none. */
  onChange?: (value: DayRange) => void
  /** Above both boxes, read on entering them. */
  description?: ReactNode
  /** What is wrong with the start, from the form. @selector [data-invalid] */
  fromError?: ReactNode
  /** What is wrong with the end, from the form. */
  toError?: ReactNode
  /** Buttons for frequent ranges: `{ label: '近 30 天', from: '2025-01-02', to: '2025-01-31' }`. */
  quickPicks?: readonly { label: string; from: Day; to: Day }[]
  /** Of the box of the start; that of the end has `-to` after it. */
  id?: string
}

const anyDays: DayRange = { from: '', to: '' }

/**
 * From one day to another: two DateFields with their typed forms and calendars, either may stay empty, Tab goes through
 * them and on (Ant Design's empty RangePicker holds it). An end before the start is told at the end, when a box is left,
 * and the range is said once both are there.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const { label, onChange, description, fromError, toError, quickPicks = [], id, ...more } = props
  const { value: given, defaultValue, name, onBlur, ref, ...shared } = more
  const t = useMessages(dateMessages)
  const ownId = useId()
  const fromId = id ?? ownId
  const [typing, setTyping] = useState<keyof DayRange>()
  const field = useFieldValue({ value: given, defaultValue, onChange }, anyDays)
  const { value } = field
  const box = useRef<HTMLDivElement>(null)
  const onReset = () => field.change(field.initial)
  const inForm = useFieldForm(box, { name, onBlur, ref, onReset })

  function change(part: Partial<DayRange>, box?: keyof DayRange) {
    // Not on a choice in the calendar: that is complete.
    setTyping(document.activeElement instanceof HTMLInputElement ? box : undefined)
    field.change({ ...value, ...part })
  }

  // Nothing turns red while somebody types (P3): a start that is half typed is no limit yet.
  const start = typing === 'from' ? '' : allowed(value.from, shared)
  const reversed = typing === undefined && isReversed({ from: start, to: value.to })

  return (
    <div
      ref={box}
      role="group"
      aria-label={label}
      {...(hasContent(description) && { 'aria-describedby': `${fromId}-range` })}
      className={css.range}
      {...inForm}
      onBlur={(event) => {
        if (hasLeft(event)) afterPress(() => setTyping(undefined))
        inForm.onBlur(event)
      }}
    >
      {hasContent(description) && (
        <div id={`${fromId}-range`} className={fieldCss.description}>
          {description}
        </div>
      )}
      <div className={css.boxes}>
        <DateField
          {...shared}
          {...(name !== undefined && { name: `${name}-from` })}
          id={fromId}
          label={t.from(label)}
          value={value.from}
          onChange={(from) => change({ from }, 'from')}
          speak={(from) => rangeSaid({ from, to: allowed(value.to, shared) }, t)}
          error={fromError}
        />
        <DateField
          {...shared}
          {...(name !== undefined && { name: `${name}-to` })}
          id={`${fromId}-to`}
          label={t.to(label)}
          min={start || shared.min}
          value={value.to}
          onChange={(to) => change({ to }, 'to')}
          speak={(to) => rangeSaid({ from: start, to }, t)}
          error={toError ?? (reversed ? t.tooEarly(value.from) : undefined)}
        />
      </div>
      {quickPicks.length > 0 && shared.disabled !== true && (
        <div className={css.picks}>
          {quickPicks.map(({ label: words, from, to }) => (
            <Button
              key={words}
              size="small"
              tone="quiet"
              onPress={() => {
                change({ from, to })
                announce(rangeSaid({ from, to }, t) ?? words)
              }}
            >
              {words}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
