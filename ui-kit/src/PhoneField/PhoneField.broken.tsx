import { useState } from 'react'
import { PhoneField } from './PhoneField.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** Groups while typing, and drops what it does not know: the caret jumps, a wrong number looks right. */
export function MaskedWhileTyping() {
  const [text, setText] = useState('')
  return (
    <input
      aria-label="手机号"
      value={text}
      onChange={(event) =>
        setText(
          event.target.value
            .replace(/\D/g, '')
            .slice(0, 11)
            .replace(/^(\d{3})(\d{1,4})?(\d*)$/, (_all, ...parts: string[]) =>
              parts.slice(0, 3).filter(Boolean).join(' '),
            ),
        )
      }
    />
  )
}

/** A number has arrows that change it, and loses its leading plus. */
export function NumberBox() {
  return <input type="number" aria-label="手机号" />
}

/** Says what it is, not what it is for: a password manager looks for `username`. */
export const AlwaysTel = () => <PhoneField label="手机号" value="" />

/** The message is on the screen and tied to nothing. */
export const ErrorBesideOnly = () => (
  <>
    <PhoneField label="手机号" value="1380013800" isRequired />
    <em>手机号应为 11 位，现在是 10 位</em>
  </>
)
