import { space } from '@jinpiao/themes/scale'
import { globalStyle, style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: space[2], gridTemplateColumns: 'minmax(0, 1fr)' })
globalStyle(`${root} > button`, { justifySelf: 'end' })
