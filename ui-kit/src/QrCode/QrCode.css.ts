import { radius, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: space[3], justifyItems: 'start', maxInlineSize: '240px' })
/** Pixels stay pixels; at least 160 px, so that a phone reads it from the screen. */
export const plate = style({
  inlineSize: '176px',
  blockSize: '176px',
  borderRadius: radius.control,
  imageRendering: 'pixelated',
})
