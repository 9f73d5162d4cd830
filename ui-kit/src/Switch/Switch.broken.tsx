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

/** Only the little knob takes the click, the words beside it do not. */
export function KnobAlone() {
  const [on, setOn] = useState(false)
  return (
    <span role="switch" aria-checked={on} tabIndex={0} onKeyDown={(event) => event.key === ' ' && setOn(!on)}>
      短信通知{' '}
      <i aria-hidden="true" onClick={() => setOn(!on)}>
        {on ? '◉' : '◎'}
      </i>
    </span>
  )
}

/** The word in the track is part of the name: 短信通知 开, switch, on. */
export function StateInName() {
  return (
    <>
      <label>
        短信通知{' '}
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says it by `checked` */}
        <input type="checkbox" role="switch" defaultChecked aria-describedby="about" /> 开
      </label>
      <p id="about">审批有结果时发到 138 开头的手机</p>
    </>
  )
}
