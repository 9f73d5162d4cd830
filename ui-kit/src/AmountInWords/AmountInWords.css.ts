import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, lineHeight, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

export const root = style({
  fontSize: fontSize.compact,
  lineHeight: lineHeight.body,
})
/** One line, so that the form below does not move when the first amount is committed. */
export const reserved = style({ minBlockSize: `calc(${fontSize.compact} * ${lineHeight.body})` })
export const label = style({ color: vars.color.textMuted, marginInlineEnd: space[1] })
export const words = style({ color: vars.color.text })
