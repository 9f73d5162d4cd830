import { space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

export const panel = style({ display: 'grid', gap: space[3], justifyItems: 'start', maxInlineSize: '240px' })
export const help = style({ display: 'grid', gap: space[3], inlineSize: '100%' })
