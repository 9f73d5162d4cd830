import { space } from '@jinpiao/themes/scale'
import { globalStyle, style } from '@vanilla-extract/css'

export const form = style({ display: 'grid', gap: space[6], minInlineSize: 0 })

// Fields take the width they are given; buttons keep their own, in line with the fields.
globalStyle(`${form} > button`, { justifySelf: 'start' })
