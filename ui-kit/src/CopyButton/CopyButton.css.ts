import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, lineHeight, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  maxInlineSize: '100%',
  '@media': { print: { display: 'none' } },
})

/**
 * Icon and word of both states in one place: the button is as wide as the wider of them, and its size never changes. The
 * longer word stands close to its icon, and both in the middle: no room is left where the other one would be.
 */
export const words = style({ display: 'grid', alignItems: 'center', justifyItems: 'center' })
const state = style({ gridArea: '1 / 1', display: 'inline-flex', alignItems: 'center' })
/** Transparent and not hidden: it stays the button's name. */
export const before = style([state, { gap: space[2], selectors: { '[data-done] > &': { opacity: 0 } } }])
export const after = style([
  state,
  // As above: what is not displayed is a question to who judges the page by machine.
  { opacity: 0, selectors: { '[data-done] > &': { opacity: 1 } } },
])
export const drawn = style({ '::after': { content: 'attr(data-word)' } })

export const byHand = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  flexBasis: '100%',
  minInlineSize: 0,
  fontSize: fontSize.compact,
  lineHeight: lineHeight.body,
  color: vars.color.text,
})
export const box = style({
  display: 'block',
  maxInlineSize: '32em',
  maxBlockSize: '8lh',
  resize: 'vertical',
  fieldSizing: 'content',
  overflowWrap: 'anywhere',
})
