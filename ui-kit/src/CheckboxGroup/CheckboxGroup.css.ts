import { space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

export const group = style({ display: 'grid', gap: space[1] })
