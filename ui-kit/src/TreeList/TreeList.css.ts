import { vars } from '@jinpiao/themes/contract.css'
import { space } from '@jinpiao/themes/scale'
import { globalStyle, style } from '@vanilla-extract/css'

/** Every level stands under its origin, joined by a line. */
export const list = style({ display: 'grid', gap: space[3], gridTemplateColumns: 'minmax(0, 1fr)' })
globalStyle(`${list} ${list}`, {
  marginBlockStart: space[2],
  marginInlineStart: space[3],
  paddingInlineStart: space[4],
  borderInlineStart: `2px solid ${vars.color.line}`,
})
// Room for many levels on a narrow screen.
globalStyle(`${list} ${list}`, {
  '@media': { '(max-width: 479px)': { marginInlineStart: space[1], paddingInlineStart: space[3] } },
})
export const node = style({
  display: 'grid',
  gap: space[1],
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
})
globalStyle(`${node} > button`, { justifySelf: 'start' })
export const chevron = style({
  selectors: { '[aria-expanded=false] > &': { rotate: '-90deg' } },
})
