import { useState } from 'react'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** Only the shown panel exists: what was typed is gone. */
export function Forgetful() {
  const [shown, setShown] = useState('密码登录')
  return (
    <>
      <div role="tablist" aria-label="登录方式">
        {['密码登录', '短信验证码登录'].map((label) => (
          <button key={label} type="button" role="tab" aria-selected={label === shown} onClick={() => setShown(label)}>
            {label}
          </button>
        ))}
      </div>
      <input key={shown} aria-label="企业名称" />
    </>
  )
}

export function ColourOnly() {
  return (
    <div role="tablist" aria-label="登录方式">
      <button type="button" role="tab">
        UKEY 登录
      </button>
    </div>
  )
}
