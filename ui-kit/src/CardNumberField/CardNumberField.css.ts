import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, lineHeight, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: space[1] })

/** One line is reserved: the form below does not move. */
export const readBack = style({
  minBlockSize: `calc(${fontSize.compact} * ${lineHeight.body})`,
  fontSize: fontSize.compact,
  lineHeight: lineHeight.body,
  color: vars.color.textMuted,
})
