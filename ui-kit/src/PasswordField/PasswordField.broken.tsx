import { useState } from 'react'
import { PasswordField } from './PasswordField.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** The eye never says what it does now. */
export function SilentEye() {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <label htmlFor="password">密码</label>
      <input id="password" type={isShown ? 'text' : 'password'} defaultValue="Gold-2025" />
      <button type="button" aria-label="切换" onClick={() => setShown(!isShown)} />
    </>
  )
}

/** Kept from the password managers, as if that were safer. */
export function NoManager() {
  return <input type="password" aria-label="密码" autoComplete="off" />
}

/** On the screen for whoever stands behind, until it is hidden. */
export function OpenFromTheStart() {
  return (
    <label>
      密码
      <input type="text" defaultValue="Gold-2025" />
      <button type="button">隐藏密码</button>
    </label>
  )
}

/** Two of them on a page have the same name. */
export function AnyPassword() {
  return (
    <>
      <label htmlFor="pin">UKEY 密码</label>
      <input id="pin" type="password" />
      <button type="button">显示密码</button>
    </>
  )
}

/** The error takes the place of the hint: what the password needs is not said any more. */
export function ErrorForHint() {
  return (
    <PasswordField
      label="新密码"
      autoComplete="new-password"
      defaultValue="123456"
      error="新密码应为 8 到 20 位，现在是 6 位"
    />
  )
}
