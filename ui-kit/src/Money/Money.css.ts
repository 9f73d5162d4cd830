import { fontSize, fontWeight, lineHeight, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { tabularFigures } from '../lib/interactive.css.ts'

export const money = style([tabularFigures, { whiteSpace: 'nowrap' }])
export const large = style({
  fontSize: fontSize.amount,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.figures,
  // 15 digits at 320 px: the figure may break rather than be cut.
  whiteSpace: 'normal',
})
export const unit = style({
  marginInlineStart: space[1], // Never under 13 px, also beside text of 14.
  fontSize: `max(0.6em, ${fontSize.small})`,
  fontWeight: fontWeight.regular,
})
