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

/** Both words in one place: the button is as wide as the longer one, and its size never changes. */
export const words = style({ display: 'grid', justifyItems: 'start' })
const word = style({ gridArea: '1 / 1' })
/** Transparent and not hidden: it stays the button's name. */
export const before = style([word, { selectors: { '[data-done] > &': { opacity: 0 } } }])
export const after = style([
  word,
  {
    '::after': { content: 'attr(data-word)', visibility: 'hidden' },
    selectors: { '[data-done] > &::after': { visibility: 'visible' } },
  },
])

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
