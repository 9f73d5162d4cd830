import { useState } from 'react'
import { Button } from '../Button/Button.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { SideSheet } from './SideSheet.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** Slides in beside the page: no dialog, the focus stays where it was, Esc does nothing. */
export function Drawer() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        查看申请
      </button>
      {open && (
        <aside>
          <b>申请详情</b>
          <input aria-label="供应商" />
        </aside>
      )}
    </>
  )
}

/** Begins at the heading as if it were there to be read: the field is three Tabs away. */
export function HeadingFirst() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>查看申请</Button>
      <SideSheet title="更多筛选" initialFocus="heading" isOpen={isOpen} onClose={() => setOpen(false)}>
        <TextField label="供应商" />
      </SideSheet>
    </>
  )
}
