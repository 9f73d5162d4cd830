import { space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: space[6], justifyItems: 'start', minInlineSize: 0 })
