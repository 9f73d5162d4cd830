import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import type { FormError } from '../ErrorSummary/formErrors.ts'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Form } from './Form.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** The browser's own bubble: gone after seconds, and no link. */
export function NativeBubble() {
  return (
    <form>
      <input aria-label="企业名称" required />
      <button type="submit">登录</button>
    </form>
  )
}

/** The errors carry the ids of the server's data, not those of the fields: the links lead nowhere. */
export function ForeignIds() {
  const [errors, setErrors] = useState<FormError[]>([])
  return (
    <Form errors={errors} onSubmit={() => setErrors([{ fieldId: 'credential', message: '请填写密码' }])}>
      <PasswordField id="password" label="密码" autoComplete="current-password" />
      <Button type="submit">登录</Button>
    </Form>
  )
}

/** Fields and a button in a box: Enter in a field does nothing. */
export function NoForm({ onSubmit }: { onSubmit?: () => void }) {
  return (
    <div>
      <TextField label="企业名称" autoComplete="organization" />
      <PasswordField label="密码" autoComplete="current-password" />
      <Button onPress={() => onSubmit?.()}>登录</Button>
    </div>
  )
}

/** Sends at any Enter that comes by: the one that ends a composition sends the letters that stand there. */
export function AnyEnterSubmits({ onSubmit }: { onSubmit?: () => void }) {
  return (
    <div onKeyDownCapture={({ key }) => key === 'Enter' && onSubmit?.()}>
      <NoForm />
    </div>
  )
}
