import { space } from '@jinpiao/themes/scale'
import { globalStyle, style } from '@vanilla-extract/css'

export const range = style({ display: 'grid', gap: space[2], inlineSize: '100%', minInlineSize: 0 })

/** Beside each other where both have room, by the width that there is and not by the window's. */
export const boxes = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], alignItems: 'flex-start' })
globalStyle(`${boxes} > *`, { inlineSize: 'auto', flex: '1 1 17rem', maxInlineSize: '24rem' })

export const picks = style({ display: 'flex', flexWrap: 'wrap', gap: space[1] })
