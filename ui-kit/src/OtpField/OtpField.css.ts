import { fontSize } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

/** Apart enough to compare digit by digit; a copy still takes the digits alone. */
export const code = style({ fontSize: fontSize.large, letterSpacing: '0.25ch' })
