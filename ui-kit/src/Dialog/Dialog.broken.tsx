import { useState } from 'react'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** A box on top: no modality, the focus stays on the page. */
export function FloatingBox() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        添加供应商
      </button>
      {open && (
        <div role="dialog">
          <h2>添加供应商</h2>
          <input aria-label="企业名称" />
        </div>
      )}
    </>
  )
}
