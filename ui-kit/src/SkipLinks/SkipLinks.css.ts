import { vars } from '@jinpiao/themes/contract.css'
import { radius, space, target, zIndex } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { focusRing } from '../lib/interactive.css.ts'

export const list = style({
  position: 'fixed',
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  zIndex: zIndex.skipLinks,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

/** Out of sight but reachable; shown by its own focus, never by moving the page. */
export const link = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: target.primary,
    paddingInline: space[4],
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: radius.control,
    background: vars.color.raised,
    color: vars.color.accent,
    selectors: {
      '&:not(:focus)': {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        minBlockSize: 0,
        padding: 0,
        overflow: 'hidden',
        clip: 'rect(0 0 0 0)',
        whiteSpace: 'nowrap',
      },
    },
  },
])
