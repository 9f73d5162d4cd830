import { space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

/** Both ways to pay, below what is owed. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  '@media': { print: { display: 'none' } },
})
