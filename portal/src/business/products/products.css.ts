import { space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

/** Whether a condition is met, and the way to meet it. */
export const condition = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' })
