import { type ComponentProps, type Dispatch, useState } from 'react'

/** Wrong builds that the contract must catch (`brokenBy`). */

const words = '按一年 360 天计算的融资费用比例，不含平台服务费。'

/** The browser's own tooltip on something that no key reaches. */
export const TitleOnly = () => (
  <p>
    年化费率 <span title={words}>?</span>
  </p>
)

type Handlers = Pick<
  ComponentProps<'button'>,
  'onMouseEnter' | 'onMouseLeave' | 'onFocus' | 'onBlur' | 'onClick' | 'onKeyDown'
>

/** A mark and its bubble; what opens and closes it is where each build is wrong. */
function Tooltip({ handlers }: { handlers: (isOpen: boolean, setOpen: Dispatch<boolean>) => Handlers }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <p>
      年化费率{' '}
      <button type="button" aria-label="说明：年化费率" {...handlers(isOpen, setOpen)}>
        ?
      </button>
      <span data-tooltip={isOpen ? '' : undefined}>{isOpen && words}</span>
    </p>
  )
}

/** Gone as soon as the pointer leaves the mark, and no key closes it. */
export const Fleeting = () => (
  <Tooltip
    handlers={(_isOpen, setOpen) => ({
      onMouseEnter: () => setOpen(true),
      onMouseLeave: () => setOpen(false),
      onFocus: () => setOpen(true),
    })}
  />
)

/** A tap gives focus and click: the focus opens it, and the click closes it again. */
export const TogglesOnClick = () => (
  <Tooltip
    handlers={(isOpen, setOpen) => ({
      onFocus: () => setOpen(true),
      onBlur: () => setOpen(false),
      onClick: () => setOpen(!isOpen),
    })}
  />
)

/** Once it is closed, one has to go away and come back. */
export const OpensByFocusAlone = () => (
  <Tooltip
    handlers={(_isOpen, setOpen) => ({
      onFocus: () => setOpen(true),
      onKeyDown: ({ key }) => key === 'Escape' && setOpen(false),
    })}
  />
)
