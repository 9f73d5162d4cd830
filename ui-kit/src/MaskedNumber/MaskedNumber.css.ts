import { space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { tabularFigures } from '../lib/interactive.css.ts'

export const root = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[1],
  maxInlineSize: '100%',
})

export const number = style([tabularFigures, { whiteSpace: 'nowrap' }])
