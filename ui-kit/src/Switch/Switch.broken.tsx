import { useState } from 'react'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** A slider for the mouse. */
export function DivSwitch() {
  const [on, setOn] = useState(false)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the defect under test
    <div onClick={() => setOn(!on)}>短信通知 {on ? '开' : '关'}</div>
  )
}

/** Cannot be reached, and nobody is told why. */
export function NativelyDisabled() {
  return (
    <label>
      短信通知 <input type="checkbox" role="switch" aria-checked="false" disabled />
    </label>
  )
}
