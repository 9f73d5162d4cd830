import { radius } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

export const plate = style({
  inlineSize: '176px',
  blockSize: '176px',
  borderRadius: radius.control,
  imageRendering: 'pixelated',
})
