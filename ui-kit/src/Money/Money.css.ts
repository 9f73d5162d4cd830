import { fontSize, fontWeight, lineHeight, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { tabularFigures } from '../lib/interactive.css.ts'

export const money = style([tabularFigures, { whiteSpace: 'nowrap' }])
export const large = style({
  fontSize: fontSize.amount,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.figures,
  // The figure may break rather than be cut.
  whiteSpace: 'normal',
  selectors: {
    // 15 digits at 320 px: smaller, so that an amount stays on one line.
    '&[data-long]': { '@media': { '(max-width: 479px)': { fontSize: fontSize.heading } } },
  },
})
export const unit = style({
  marginInlineStart: space[1], // Never under 13 px, also beside text of 14.
  fontSize: `max(0.6em, ${fontSize.small})`,
  fontWeight: fontWeight.regular,
})
