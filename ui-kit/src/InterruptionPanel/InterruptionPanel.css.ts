import { fontSize, maxInlineSize, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

export const panel = style({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  maxInlineSize: maxInlineSize.form,
  minInlineSize: 0,
})
export const title = recipe({
  base: { textWrap: 'balance' },
  variants: {
    level: { 1: { fontSize: fontSize.title, lineHeight: 1.3 }, 2: { fontSize: fontSize.large, lineHeight: 1.4 } },
  },
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' })
