import { useEffect, useState } from 'react'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** Says the time each second (here: each tenth), the focus stays on the page, Esc leaves. */
export function Chatty() {
  const [left, setLeft] = useState(61)
  useEffect(() => {
    if (left < 58) return
    const timer = setTimeout(() => setLeft(left - 1), 100)
    return () => clearTimeout(timer)
  }, [left])
  return (
    <div role="alertdialog" aria-label="即将退出登录">
      <p ref={(clock) => clock?.setAttribute('role', 'status')}>{left}</p>
      <button type="button">立即退出</button>
    </div>
  )
}
