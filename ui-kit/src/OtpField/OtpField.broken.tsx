import { useState } from 'react'
import { OtpField } from './OtpField.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** One box per digit: six names, no paste, no suggestion from the message. */
export function SixBoxes() {
  return (
    <fieldset>
      <legend>短信验证码</legend>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <input key={place} aria-label={`第 ${place} 位`} maxLength={1} size={1} />
      ))}
    </fieldset>
  )
}

/** Takes six characters of whatever is pasted. */
export function EatsTheRest() {
  return (
    <label>
      短信验证码
      <input maxLength={6} />
    </label>
  )
}

/** Sends with the last digit, and the focus is gone. */
export function SubmitsItself({ onSubmit }: { onSubmit?: () => void }) {
  const [text, setText] = useState('')
  return (
    <label>
      短信验证码
      <input
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          if (event.target.value.length === 6) onSubmit?.()
        }}
      />
    </label>
  )
}

/** Hides what has to be compared with the message, as if it were a password. */
export function Dots() {
  return (
    <label>
      短信验证码
      <input type="password" inputMode="numeric" autoComplete="one-time-code" defaultValue="402913" />
    </label>
  )
}

/** The error takes the place of the hint: how many digits it wants is not said any more. */
export function ErrorForHint() {
  return <OtpField label="短信验证码" value="40291" isRequired error="验证码应为 6 位数字，请核对短信" />
}
