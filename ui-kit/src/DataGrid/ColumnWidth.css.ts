import { vars } from '@jinpiao/themes/contract.css'
import { space, target } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { focusRing } from '../lib/interactive.css.ts'

/** Not seen until it has the focus; then it lies over its header. */
export const slider = style([
  focusRing,
  {
    position: 'absolute',
    insetBlockStart: space[1],
    insetInlineStart: space[1],
    zIndex: 4,
    inlineSize: '200px',
    blockSize: '32px',
    margin: 0,
    backgroundColor: vars.color.raised,
    accentColor: vars.color.accentFill,
    selectors: { '&:not(:focus)': { opacity: 0, pointerEvents: 'none', inlineSize: '24px' } },
  },
])

/** 24 px wide for the pointer (2.5.8), a line for the eye. */
export const handle = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '24px',
  cursor: 'col-resize',
  touchAction: 'none',
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: space[2],
    insetInlineEnd: 0,
    inlineSize: '2px',
    backgroundColor: vars.color.lineStrong,
  },
  selectors: { '&:hover::after': { backgroundColor: vars.color.accent } },
  '@media': {
    '(pointer: coarse)': { inlineSize: target.primary },
    '(forced-colors: active)': { '::after': { backgroundColor: 'CanvasText' } },
  },
})
