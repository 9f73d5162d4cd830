import { useState } from 'react'

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
