import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { DateField } from '../DateField/DateField.tsx'
import { DateRangePicker, type DayRange } from './DateRangePicker.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** One box for two days: what form it wants is a riddle, and an end before the start passes. */
export function OneBox() {
  return <input aria-label="提交日期" placeholder="2025-01-15 ~ 2025-03-01" />
}

/** Two boxes with the same name, and Tab that does not leave the second while it is empty, as Ant Design's. */
export function HoldsTab() {
  const [to, setTo] = useState('')
  return (
    <fieldset>
      <legend>提交日期</legend>
      <input aria-label="日期" defaultValue="2025-01-15" />
      <input
        aria-label="日期"
        value={to}
        onChange={(event) => setTo(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Tab' && to === '') event.preventDefault()
        }}
      />
      <button type="button">日历</button>
    </fieldset>
  )
}

function Strangers({ from, to }: DayRange) {
  const [start, setStart] = useState(from)
  const [end, setEnd] = useState(to)
  return (
    <fieldset>
      <legend>提交日期</legend>
      <DateField label="提交日期从" value={start} onChange={setStart} today="2025-09-24" />
      <DateField label="提交日期至" value={end} onChange={setEnd} today="2025-09-24" />
    </fieldset>
  )
}

/** Two fields that do not know of each other: the end may come before the start, in its box and in its calendar. */
export const TwoStrangers = () => <Strangers from="2025-09-28" to="2025-10-01" />

/** The same with the end still open: nobody hears from when to when, or that it is too early. */
export const StrangerToStart = () => <Strangers from="2025-01-15" to="" />

/** Fills in both days without a word to who does not see them. */
export function SilentPick({ onChange }: { onChange?: () => void }) {
  const [value, setValue] = useState({ from: '', to: '' })
  return (
    <>
      <DateRangePicker label="提交日期" today="2025-09-24" value={value} />
      <Button
        onPress={() => {
          setValue({ from: '2025-09-18', to: '2025-09-24' })
          onChange?.()
        }}
      >
        近 7 天
      </Button>
    </>
  )
}

/** One message at the first box for what is wrong with both. */
export const OneErrorForBoth = () => (
  <DateRangePicker
    label="提交日期"
    today="2025-09-24"
    isRequired
    value={{ from: '', to: '' }}
    fromError="请填写开始日期和结束日期"
  />
)
