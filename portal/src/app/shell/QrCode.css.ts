import { paper } from '@jinpiao/themes/paper'
import { radius } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

export const plate = style({
  inlineSize: '176px',
  blockSize: '176px',
  borderRadius: radius.control,
  // Not a theme's colours: a scanner reads black on white only.
  backgroundColor: paper.sheet,
  fill: paper.ink,
  forcedColorAdjust: 'none',
})
