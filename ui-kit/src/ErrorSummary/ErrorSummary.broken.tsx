import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { Tabs } from '../Tabs/Tabs.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** It appears and nobody is told. */
export function NotFocused() {
  const [isShown, setShown] = useState(false)
  return (
    <>
      {isShown && (
        <section aria-label="有 3 处需要修改">
          <h2>有 3 处需要修改</h2>
        </section>
      )}
      <button type="button" onClick={() => setShown(true)}>
        提交
      </button>
    </>
  )
}

/** The links scroll to what is around the fields, and the focus stays behind. */
export function HashOnly() {
  return (
    <>
      <section tabIndex={-1} ref={(node) => node?.focus()} aria-label="有 3 处需要修改">
        <a href="#supplier">请选择供应商</a>
        <a href="#amount">金额不能超过可用额度 200万元</a>
      </section>
      <fieldset id="supplier">
        <input type="radio" aria-label="华建材料" />
      </fieldset>
      <div id="amount">
        <input aria-label="融资金额（元）" />
      </div>
    </>
  )
}

/** Knows whether the form was submitted, not how often: the second time nobody is told. */
export function FocusesOnce() {
  const [isSubmitted, setSubmitted] = useState(false)
  const errors = ['请选择供应商', '金额不能超过可用额度 200万元', '请阅读并同意服务协议'].map((message) => ({
    message,
  }))
  return (
    <>
      <ErrorSummary errors={errors} attempt={isSubmitted ? 1 : 0} />
      <Button onPress={() => setSubmitted(true)}>提交</Button>
    </>
  )
}

/** The field is in a tab that is not open, and the link does not open it. */
export function TabStaysShut() {
  return (
    <>
      <section tabIndex={-1} ref={(node) => node?.focus()} aria-label="有 1 处需要修改">
        <a href="#pin">请输入 UKEY 密码</a>
      </section>
      <Tabs
        aria-label="登录方式"
        items={[
          { id: 'password', label: '密码登录', content: <TextField label="密码" type="password" /> },
          { id: 'ukey', label: 'UKEY 登录', content: <TextField id="pin" label="UKEY 密码" /> },
        ]}
      />
    </>
  )
}

/** What belongs to no field is a link all the same. */
export function LinkToNowhere() {
  return (
    <ErrorSummary errors={[{ fieldId: 'form', message: '企业名称、手机号或密码不正确，还可尝试 2 次' }]} attempt={1} />
  )
}
