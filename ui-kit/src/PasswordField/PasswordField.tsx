import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react'
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
import {
  Button as RacButton,
  Input,
  TextField as RacTextField,
  type TextFieldProps as RacTextFieldProps,
} from 'react-aria-components'
import { Field, type FieldName, type FieldParts, isInvalid } from '../Field/Field.tsx'
import { announce } from '../lib/announce.ts'
import { cx } from '../lib/cx.ts'
import { smallIconProps } from '../lib/icon.ts'
import { control, focusRing } from '../lib/interactive.css.ts'
import { useMessages } from '../lib/messages.ts'
import { passwordMessages } from '../lib/messages/password.ts'
import * as css from './PasswordField.css.ts'

type Inherited = Pick<
  RacTextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'onFocus' | 'name' | 'id' | 'autoFocus'
>

export type PasswordFieldProps = FieldName &
  FieldParts &
  Inherited & {
    /** Required: password managers need it (3.3.8). `off` only for the PIN of a UKEY, which no manager holds. */
    autoComplete: 'current-password' | 'new-password' | 'off'
    inputMode?: 'text' | 'numeric'
    inputRef?: Ref<HTMLInputElement>
  }

/**
 * A password or PIN: a plain input (paste and managers work, no secure keyboard), with a button that shows it and
 * says in its name what it will do. Caps Lock is told in words. Submitting the form hides the text again, so that
 * the browser does not remember it as ordinary text.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { label, isRequired, isOptional, description, error, inputRef, inputMode, ...rest } = props
  const t = useMessages(passwordMessages)
  const box = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState(false)
  const caps = useCapsLock(t.capsLock)
  const capsId = useId()
  const what = typeof label === 'string' ? label : (rest['aria-label'] ?? t.password)

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
    <RacTextField
      {...(rest as RacTextFieldProps)}
      {...(caps.isOn && { 'aria-describedby': capsId })}
      type={shown ? 'text' : 'password'}
      isRequired={isRequired ?? false}
      isInvalid={isInvalid(error)}
      validationBehavior="aria"
    >
      <Field label={label} isRequired={isRequired} isOptional={isOptional} description={description} error={error}>
        <span ref={box} className={css.box}>
          <Input
            ref={inputRef}
            className={cx(focusRing, control, css.input)}
            inputMode={inputMode}
            spellCheck={false}
            autoCapitalize="none"
            // Not on the RAC field: it would keep every key to itself, and Esc would not close the dialog around it.
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
      </Field>
    </RacTextField>
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
