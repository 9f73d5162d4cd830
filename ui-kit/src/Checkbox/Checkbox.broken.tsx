import { useState } from 'react'
import { Checkbox } from './Checkbox.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

export function DivCheckbox() {
  const [on, setOn] = useState(false)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the defect under test
    <div onClick={() => setOn(!on)}>{on ? '☑' : '☐'} 记住企业名称</div>
  )
}

/** Only the little box takes the click, the words beside it do not. */
export function BoxAlone() {
  const [on, setOn] = useState(false)
  return (
    <span role="checkbox" aria-checked={on} tabIndex={0} onKeyDown={(event) => event.key === ' ' && setOn(!on)}>
      <i aria-hidden="true" onClick={() => setOn(!on)}>
        {on ? '☑' : '☐'}
      </i>{' '}
      记住企业名称
    </span>
  )
}

/** The description stands below and is tied to nothing. */
export const DescriptionBeside = () => (
  <>
    <Checkbox defaultSelected>记住企业名称</Checkbox>
    <p>公用电脑上请不要勾选</p>
  </>
)

/** The dash is drawn; the state says that nothing is chosen. */
export const DrawnDash = () => (
  <label>
    <input type="checkbox" style={{ appearance: 'none' }} />
    <span aria-hidden="true">⊟</span> 全选本页
  </label>
)

/** The message is on the screen and tied to nothing. */
export const ErrorBeside = () => (
  <>
    <Checkbox isRequired>我已阅读并同意《金票服务协议》</Checkbox>
    <em>请阅读并同意《金票服务协议》</em>
  </>
)
