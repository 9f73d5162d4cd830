import { fontSize, fontWeight, maxInlineSize, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

export const page = style({ padding: space[8] })

export const title = style({ margin: 0, fontSize: fontSize.title, fontWeight: fontWeight.semibold })

export const form = style({ display: 'grid', gap: space[6], maxInlineSize: maxInlineSize.form })
