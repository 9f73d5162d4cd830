import { useState } from 'react'

/** Wrong builds that the contract must catch (`brokenBy`). */

/** The browser's own tooltip on something that no key reaches. */
export const TitleOnly = () => (
  <p>
    年化费率 <span title="按一年 360 天计算的融资费用比例，不含平台服务费。">?</span>
  </p>
)

/** Gone as soon as the pointer leaves the mark, and no key closes it. */
export function Fleeting() {
  const [open, setOpen] = useState(false)
  return (
    <p>
      年化费率{' '}
      <button
        type="button"
        aria-label="说明：年化费率"
        onMouseEnter={() => setOpen(true)}
        onMouseLeave={() => setOpen(false)}
        onFocus={() => setOpen(true)}
      >
        ?
      </button>
      <span data-tooltip={open ? '' : undefined}>{open && '按一年 360 天计算的融资费用比例，不含平台服务费。'}</span>
    </p>
  )
}

/** A tap gives focus and click: the focus opens it, and the click closes it again. */
export function TogglesOnClick() {
  const [open, setOpen] = useState(false)
  return (
    <p>
      年化费率{' '}
      <button
        type="button"
        aria-label="说明：年化费率"
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(!open)}
      >
        ?
      </button>
      <span data-tooltip={open ? '' : undefined}>{open && '按一年 360 天计算的融资费用比例，不含平台服务费。'}</span>
    </p>
  )
}

/** Once it is closed, one has to go away and come back. */
export function OpensByFocusAlone() {
  const [open, setOpen] = useState(false)
  return (
    <p>
      年化费率{' '}
      <button
        type="button"
        aria-label="说明：年化费率"
        onFocus={() => setOpen(true)}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      >
        ?
      </button>
      <span data-tooltip={open ? '' : undefined}>{open && '按一年 360 天计算的融资费用比例，不含平台服务费。'}</span>
    </p>
  )
}
