import { space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

/** Products side by side where there is room for two. */
export const cards = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 480px), 1fr))',
  alignItems: 'start',
})
/** Whether a condition is met, and the way to meet it. */
export const condition = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' })
