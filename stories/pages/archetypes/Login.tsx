import type { PlatformDocument } from '@jinpiao/themes/platformFields'
import { Button } from '@jinpiao/ui-kit/Button'
import { Checkbox } from '@jinpiao/ui-kit/Checkbox'
import { PasswordField } from '@jinpiao/ui-kit/PasswordField'
import { PhoneField } from '@jinpiao/ui-kit/PhoneField'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { useState } from 'react'
import * as css from './archetypes.css.ts'

type LoginSampleProps = Pick<PlatformDocument, 'topSlogan' | 'illustration' | 'hotline'>

/** Login: the platform carries one half, the form stands in the other. */
export function LoginSample({ topSlogan, illustration, hotline }: LoginSampleProps) {
  const [mobile, setMobile] = useState('')
  const [password, setPassword] = useState('')
  return (
    <div className={css.login}>
      <div className={css.brand}>
        <p>{topSlogan}</p>
        {illustration && <img className={css.illustration} src={illustration} alt="" />}
      </div>
      <div className={css.loginForm}>
        <h3 className={css.title}>登录</h3>
        <TextField label="企业名称" defaultValue="江城精铸有限公司" />
        <PhoneField label="手机号" value={mobile} onChange={setMobile} />
        <PasswordField label="登录密码" value={password} onChange={setPassword} autoComplete="off" />
        <Checkbox>记住企业名称</Checkbox>
        <Button tone="primary">登录</Button>
        <p className={css.note}>客服热线 {hotline}</p>
      </div>
    </div>
  )
}
