import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, space } from '@jinpiao/themes/scale'
import { globalStyle, style } from '@vanilla-extract/css'

export const box = style({ display: 'grid', gap: space[2] })
/** The button stands beside the input and wraps below it where there is no room. */
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'end' })
// A field is as wide as its place; here its words are.
globalStyle(`${row} > :first-child`, { inlineSize: 'auto' })
export const note = style({ color: vars.color.textMuted, fontSize: fontSize.compact })
