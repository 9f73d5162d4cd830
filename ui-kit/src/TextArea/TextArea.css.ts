import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

/** Grows with its text up to sixteen lines; where the engine cannot, it is drawn larger by its corner. */
export const box = style({
  display: 'block',
  maxBlockSize: '16lh',
  resize: 'vertical',
  fieldSizing: 'content',
  overflowWrap: 'anywhere',
})

export const count = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: space[1],
  fontSize: fontSize.compact,
  lineHeight: lineHeight.body,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-over]': { color: vars.color.dangerText, fontWeight: fontWeight.medium } },
})

export const countIcon = style({ flexShrink: 0, marginBlockStart: '3px' })
