import { useState } from 'react'
import { notify } from '../lib/notify.ts'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** The message is announced, and its box is live too: it is heard twice. */
export function LiveToast() {
  const [shown, setShown] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setShown(true)
          notify('提交成功，等待主管复核')
        }}
      >
        成功
      </button>
      {shown && <p role="alert">提交成功，等待主管复核</p>}
    </>
  )
}
