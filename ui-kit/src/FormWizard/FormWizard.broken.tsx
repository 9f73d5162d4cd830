import { useState } from 'react'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** The next step comes unchecked, and nobody is told that it came. */
export function SilentSteps() {
  const [step, setStep] = useState(0)
  return (
    <div>
      <b>{['企业信息', '联系人', '核对提交'][step]}</b>
      <label>
        企业名称 <input />
      </label>
      <button type="button" onClick={() => setStep(step + 1)}>
        下一步
      </button>
    </div>
  )
}
