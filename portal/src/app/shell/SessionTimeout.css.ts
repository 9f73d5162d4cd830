import { fontSize, fontWeight } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

export const clock = style({
  fontSize: fontSize.title,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
})
