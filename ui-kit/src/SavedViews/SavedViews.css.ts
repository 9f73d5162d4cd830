import { space } from '@jinpiao/themes/scale'
import { globalStyle, style } from '@vanilla-extract/css'

export const views = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space[3], minInlineSize: 0 })
// The box shares its line with the button where it can, and is no wider than a name.
globalStyle(`${views} > div`, { inlineSize: 'auto', flex: '1 1 200px', maxInlineSize: '280px' })
