import { useState } from 'react'

/** Wrong builds that the contract must catch (`brokenBy`). */

export function DivCheckbox() {
  const [on, setOn] = useState(false)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the defect under test
    <div onClick={() => setOn(!on)}>{on ? '☑' : '☐'} 记住企业名称</div>
  )
}
