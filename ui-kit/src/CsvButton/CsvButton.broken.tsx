import { useState } from 'react'
import { Button } from '../Button/Button.tsx'

/** Writes the file and says nothing; nothing can stop it. */
export function SilentLink() {
  return (
    <a href="data:text/csv,%E9%87%91%E7%A5%A8" download="金票查询.csv">
      导出
    </a>
  )
}

/** The failure is caught, and whoever pressed waits for a file that never comes. */
export function SwallowsFailure() {
  const write = () => Promise.reject(new Error('no file'))
  return <Button onPress={() => void write().catch(() => undefined)}>导出 CSV</Button>
}

/** The key shows when the pointer rests on the button, and is no part of its name. */
export function ShortcutInTitle() {
  return (
    <button type="button" title="F9">
      导出 CSV
    </button>
  )
}

/** At work, and nothing says how far it is or how to stop it. */
export function BusyInSecret() {
  const [isBusy, setBusy] = useState(false)
  return (
    <Button busy={isBusy} onPress={() => setBusy(true)}>
      导出 CSV
    </Button>
  )
}

/** 取消导出 goes when it was pressed, and the focus with it; nobody hears that it was enough. */
export function CancelTakesFocus() {
  const [isBusy, setBusy] = useState(false)
  return (
    <>
      <Button onPress={() => setBusy(true)}>导出 CSV</Button>
      {isBusy && <Button onPress={() => setBusy(false)}>取消导出</Button>}
    </>
  )
}
