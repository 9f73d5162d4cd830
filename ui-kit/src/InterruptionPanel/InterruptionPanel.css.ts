import { fontSize, maxInlineSize, space } from '@jinpiao/themes/scale'
import { style, styleVariants } from '@vanilla-extract/css'

export const panel = style({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  maxInlineSize: maxInlineSize.form,
  minInlineSize: 0,
})
const anyTitle = style({ textWrap: 'balance' })
export const title = styleVariants(
  { 1: { fontSize: fontSize.title, lineHeight: 1.3 }, 2: { fontSize: fontSize.large, lineHeight: 1.4 } },
  (level) => [anyTitle, level],
)
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' })
