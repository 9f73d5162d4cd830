import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

export const box = style({ display: 'grid', gap: space[2] })
/** The button stands beside the input and wraps below it where there is no room. */
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'end' })
export const note = style({ color: vars.color.textMuted, fontSize: fontSize.compact })
