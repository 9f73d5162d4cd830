import { parseDate } from '@internationalized/date'
import { isDay, parseDay } from '@jinpiao/values/days'
import { spokenDate } from '@jinpiao/values/spoken'
import { type ComponentProps, type FocusEvent, type KeyboardEvent, useState } from 'react'
import { Calendar, CalendarCell, CalendarGrid, Dialog, DialogTrigger, Popover } from 'react-aria-components'
import { Button } from '../Button/Button.tsx'
import { announce } from '../lib/announce.ts'
import { dateMessages } from '../lib/messages/date.ts'
import { messagesFor } from '../lib/messages.ts'
import { Empty, EmptyWithPicks, Filled, Limited } from './DateField.stories.tsx'
import { DateField } from './DateField.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

interface Spies {
  onChange?: (value: string) => void
}

const name = '承诺付款日'
const t = messagesFor(dateMessages, 'zh-CN')

/** The days are clickable squares, and colour alone says that one is off. */
export function ColouredSquares() {
  return (
    <div>
      <input aria-label={name} />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the defect under test */}
      <span onClick={() => undefined}>1</span>
    </div>
  )
}

/** Rewrites what is being typed as soon as it is a day: 2025-10-1 becomes the first although the fifteenth was meant. */
export function FormatsWhileTyping() {
  const [text, setText] = useState('')
  const shown = (typed: string) => {
    const day = parseDay(typed)
    return day === undefined ? typed : spokenDate(day)
  }
  return <input aria-label={name} value={text} onChange={(event) => setText(shown(event.target.value))} />
}

/** The server checks which days it takes: the field takes any, and offers those that will be refused. */
export function WithoutLimits({ onChange }: Spies) {
  const { min: _min, max: _max, unavailable: _unavailable, ...args } = Limited.args
  return <Controlled {...args} {...(onChange && { onChange })} />
}

/** The list of holidays was not handed on: a day off is a day like any other. */
export function WithoutHolidays() {
  return <DateField {...Filled.args} holidays={[]} />
}

/** Of the list of holidays only the days off were taken, not the weekends that are worked for them. */
export function DaysOffOnly() {
  return <DateField {...Empty.args} holidays={Empty.args.holidays?.filter(({ kind }) => kind === 'HOLIDAY') ?? []} />
}

/** 今天 is what the machine's clock says. */
export function MachineToday() {
  const { today: _today, ...args } = Empty.args
  return <DateField {...args} />
}

/** A calendar by hand: a day is a figure, the month is turned in silence, and Esc does not close it. */
export function CalendarByHand() {
  const [isOpen, setOpen] = useState(false)
  const [month, setMonth] = useState(10)
  return (
    <>
      <input aria-label={name} defaultValue="2025年10月1日" />
      <Button context={name} onPress={() => setOpen(true)}>
        日历
      </Button>
      {isOpen && (
        <div role="dialog" aria-label={`选择日期 ${name}`}>
          <h2>2025年{month}月</h2>
          <button type="button" onClick={() => setMonth(month - 1)}>
            上个月
          </button>
          <button type="button" onClick={() => setMonth(month + 1)}>
            下个月
          </button>
          <button type="button" ref={(day) => day?.focus()}>
            1
          </button>
        </div>
      )}
    </>
  )
}

/** react-aria's calendar as it comes: Home and End go to the ends of the month. */
export const MonthEnds = () => (
  <>
    <input aria-label={name} />
    <DialogTrigger>
      <Button>日历</Button>
      <Popover>
        <Dialog aria-label={`选择日期 ${name}`}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- as the right one */}
          <Calendar aria-label={name} autoFocus defaultFocusedValue={parseDate('2025-10-01')}>
            <CalendarGrid>
              {(date) => (
                <CalendarCell
                  date={date}
                  render={(props) => (
                    <div
                      {...(props as ComponentProps<'div'>)}
                      aria-label={`${spokenDate(String(date))} ${t.weekday(String(date))}`}
                    />
                  )}
                />
              )}
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </DialogTrigger>
  </>
)

/** PageUp and PageDown scroll what the field stands in. */
export function PagesAreTaken() {
  const take = (event: KeyboardEvent) => {
    if (event.key.startsWith('Page')) event.stopPropagation()
  }
  return (
    <div onKeyDownCapture={take}>
      <DateField {...Filled.args} />
    </div>
  )
}

/** The form says the day that the field says already: it is heard twice. */
export function SaidTwice({ onChange }: Spies) {
  const say = (value: string) => {
    onChange?.(value)
    if (isDay(value)) announce(`已选择 ${spokenDate(value)}`)
  }
  return <Controlled {...Filled.args} onChange={say} />
}

/** While it is empty it takes the focus back: there is no way past it. */
export function Trap() {
  const takeBack = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement && target.value === '') target.focus()
  }
  return (
    <div onBlur={takeBack}>
      <DateField {...EmptyWithPicks.args} />
    </div>
  )
}

/** As a form does it: the value comes back. */
function Controlled(props: typeof Filled.args) {
  const [value, setValue] = useState(props.value)
  return (
    <DateField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange?.(next)
      }}
    />
  )
}
