import { useEffect, useState } from 'react'
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx'
import { announce } from '../lib/announce.ts'

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

const dialog = {
  isOpen: true,
  title: '即将退出登录',
  actionLabel: '立即退出',
  cancelLabel: '继续使用',
  onAction: () => {},
  onCancel: () => {},
}

/** How long there is stands on a clock that only the eye has. */
export const ClockAlone = () => (
  <AlertDialog {...dialog}>
    <p>正在填写的开立申请已存为草稿。</p>
    <p aria-hidden="true">2:00</p>
  </AlertDialog>
)

/** Says once that it has not worked; who looks, or did not catch it, finds the dialog as it was. */
export const FailsAloudOnly = () => (
  <AlertDialog {...dialog} onCancel={() => announce('没有延长成功，请再按一次“继续使用”', { assertive: true })}>
    <p>系统将自动退出。</p>
  </AlertDialog>
)
