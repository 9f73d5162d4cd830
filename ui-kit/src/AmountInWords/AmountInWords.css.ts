import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, lineHeight, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

/** One line is reserved, so that the form below does not move when the first amount is committed. */
export const root = style({
  minBlockSize: `calc(${fontSize.compact} * ${lineHeight.body})`,
  fontSize: fontSize.compact,
  lineHeight: lineHeight.body,
})
export const label = style({ color: vars.color.textMuted, marginInlineEnd: space[1] })
export const words = style({ color: vars.color.text })
