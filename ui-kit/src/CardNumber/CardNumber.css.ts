import { space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

export const number = style({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })

export const group = style({
  selectors: { '& + &': { marginInlineStart: space[2] } },
})
