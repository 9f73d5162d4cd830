import { useState } from 'react'

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
