import { useState } from 'react'
import { Disclosure } from './Disclosure.tsx'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** Only drawn shut: the link in it is still a stop and still read; the button does not say what it is. */
export function DrawnShut() {
  const [open, setOpen] = useState(false)
  return (
    <div>
      <button type="button" onClick={() => setOpen(!open)}>
        怎样算开立额度
      </button>
      <div style={{ blockSize: open ? 'auto' : 0, overflow: 'hidden' }}>
        <p>
          开立额度等于授信额度减去未到期金票。<a href="#rule">完整规则</a>
        </p>
      </div>
    </div>
  )
}

/** A bold line in place of a heading. */
export const BoldLine = () => (
  <button type="button" aria-expanded="false">
    <b>怎样算开立额度</b>
  </button>
)

/** Held open from outside: what it asks for does not come back. */
export const StuckOpen = () => (
  <Disclosure title="怎样算开立额度" isExpanded>
    <a href="#rule">完整规则</a>
  </Disclosure>
)

/** What is shown belongs to nothing: who comes to it from below does not hear what it is about. */
export function LooseContent() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        怎样算开立额度
      </button>
      {open && <p>开立额度等于授信额度减去未到期金票。</p>}
    </>
  )
}
