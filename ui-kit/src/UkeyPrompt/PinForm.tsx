import { type FormEvent, type RefObject, useState } from 'react'
import { visuallyHidden } from '../lib/interactive.css.ts'
import { ukeyMessages } from '../lib/messages/ukey.ts'
import { useMessages } from '../lib/messages.ts'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import * as css from './UkeyPrompt.css.ts'

interface PinFormProps {
  /** For the 签名 button that stands outside. */
  id: string
  /** Whether the PIN is asked here. */
  asksPin: boolean
  /** The PIN of this attempt as far as it was typed: 重新检测 and a key that was pulled out do not empty the field. */
  typedRef: RefObject<string>
  /** Wrong PIN, from the key. */
  error: string | undefined
  /** What is signed, in one sentence: whoever lands on the field hears it before typing (3.3.4). */
  summary: string
  onSign: (pin: string) => void
  inputRef: RefObject<HTMLInputElement | null>
}

/**
 * The PIN and the act: Enter signs. Mounted for one attempt, so that no PIN outlives it. A plain password input:
 * secure keyboards do not work with screen readers (3.3.8).
 */
export function PinForm({ id, asksPin, typedRef, error, summary, onSign, inputRef }: PinFormProps) {
  const t = useMessages(ukeyMessages)
  const [pin, setPin] = useState(typedRef.current)
  const [missing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (asksPin && pin === '') {
      setMissing(true)
      inputRef.current?.focus()
    } else onSign(pin)
  }
  return (
    <form id={id} onSubmit={submit} noValidate className={css.pin}>
      {asksPin && (
        <PasswordField
          label={t.pin}
          isRequired
          autoComplete="off"
          value={pin}
          onChange={(text) => {
            typedRef.current = text
            setPin(text)
          }}
          ref={inputRef}
          description={<span className={visuallyHidden}>{summary}</span>}
          error={missing ? t.pinMissing : error}
        />
      )}
    </form>
  )
}
