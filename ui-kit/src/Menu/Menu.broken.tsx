import { useState } from 'react'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** Opens on hover only, and the items are not reachable. */
export function HoverList() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onMouseEnter={() => setOpen(true)}>
        王小明
      </button>
      {open && <div>个人中心</div>}
    </>
  )
}
