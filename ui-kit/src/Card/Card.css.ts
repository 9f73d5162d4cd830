import { fontSize, fontWeight, space } from '@jinpiao/themes/scale'
import { globalStyle, style } from '@vanilla-extract/css'
import { surface } from '../lib/surface.css.ts'

export const card = style([
  surface,
  { display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
])
// A button is as wide as its words.
globalStyle(`${card} > button`, { justifySelf: 'start' })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  alignItems: 'baseline',
  justifyContent: 'space-between',
})
export const title = style({ fontSize: fontSize.large, fontWeight: fontWeight.semibold, lineHeight: 1.4 })
