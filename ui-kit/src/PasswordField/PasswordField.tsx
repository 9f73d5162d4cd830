import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Button as RacButton } from 'react-aria-components'
import type { FieldName, FieldParts } from '../Field/Field.tsx'
import { InputFrame, type TextBoxProps, useFrame } from '../Field/InputFrame.tsx'
import { announce } from '../lib/announce.ts'
import { cx } from '../lib/cx.ts'
import { smallIconProps } from '../lib/icon.ts'
import { control, focusRing } from '../lib/interactive.css.ts'
import { passwordMessages } from '../lib/messages/password.ts'
import { useMessages } from '../lib/messages.ts'
import * as css from './PasswordField.css.ts'

export type PasswordFieldProps = FieldName &
  FieldParts &
  TextBoxProps & {
    /** Required: password managers need it (3.3.8). `off` only for the PIN of a UKEY, which no manager holds. */
    autoComplete: 'current-password' | 'new-password' | 'off'
    /** `numeric` brings the keyboard of figures: for a PIN. */
    inputMode?: 'text' | 'numeric'
  }

/**
 * A password or PIN: a plain input (paste and managers work, no secure keyboard), with a button that shows it and
 * says in its name what it will do. Caps Lock is told in words. Submitting the form hides the text again, so that
 * the browser does not remember it as ordinary text.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { frame, input } = useFrame(props)
  const { isReadOnly, onChange, ...rest } = input
  const t = useMessages(passwordMessages)
  const box = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState(false)
  const caps = useCapsLock(t.capsLock)
  const capsId = useId()
  const what = typeof frame.label === 'string' ? frame.label : (frame['aria-label'] ?? t.password)

  useEffect(() => {
    const form = box.current?.closest('form')
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  const toggle = () => {
    setShown(!shown)
    // The name changes under the focus; NVDA 2024 does not say the new one by itself.
    announce(shown ? t.hidden : t.shown)
  }

  return (
    <InputFrame {...frame} describedBy={caps.isOn ? capsId : undefined}>
      {(wiring) => (
        <>
          <span ref={box} className={css.box}>
            <input
              {...rest}
              {...wiring}
              readOnly={isReadOnly}
              type={shown ? 'text' : 'password'}
              className={cx(focusRing, control, css.input)}
              spellCheck={false}
              autoCapitalize="none"
              onChange={(event) => onChange?.(event.currentTarget.value)}
              onKeyDown={caps.watch}
              onKeyUp={caps.watch}
            />
            <RacButton
              aria-label={shown ? t.hideField(what) : t.showField(what)}
              className={cx(focusRing, css.toggle)}
              onPress={toggle}
            >
              {shown ? <EyeOff {...smallIconProps} /> : <Eye {...smallIconProps} />}
              {shown ? t.hide : t.show}
            </RacButton>
          </span>
          {caps.isOn && (
            <span id={capsId} className={css.caps}>
              <ArrowBigUpDash {...smallIconProps} />
              {t.capsLock}
            </span>
          )}
        </>
      )}
    </InputFrame>
  )
}

/** Said once when it goes on: a description that appears under the focus is not read. */
function useCapsLock(text: string) {
  const [isOn, setOn] = useState(false)
  const known = useRef(false)
  const watch = (event: KeyboardEvent) => {
    const now = event.getModifierState('CapsLock')
    if (now === known.current) return
    known.current = now
    setOn(now)
    if (now) announce(text)
  }
  return { isOn, watch }
}
