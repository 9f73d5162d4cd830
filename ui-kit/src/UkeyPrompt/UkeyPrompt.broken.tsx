import { useState } from 'react'

/** Asks for a PIN without saying what is signed, as the vendors' pages do. */
export function BlindPin() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        签名并提交
      </button>
      {open && (
        <div role="dialog" aria-label="请输入密码">
          <input type="password" aria-label="UKEY 密码" />
        </div>
      )}
    </>
  )
}

/** Says the same every time it looks. */
export function ChattyPolling() {
  const [looked, setLooked] = useState(0)
  return (
    <>
      <button type="button" onClick={() => [1, 2, 3].forEach((n) => setTimeout(() => setLooked(n), n * 50))}>
        签名并提交
      </button>
      {/* The defect under test: a live region of its own, written anew with every look. */}
      <output>{looked > 0 && <span key={looked}>未检测到 UKEY。请插入尾号 1 2 3 4 的主管 UKEY</span>}</output>
    </>
  )
}
