import { vars } from '@jinpiao/themes/contract.css'
import { radius, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

export const lines = style({ display: 'grid', gap: space[3], paddingBlock: space[2] })

/** It does not shimmer: nothing moves by itself, and an infinite animation is never "reduced". */
export const line = style({
  blockSize: space[4],
  border: '1px solid transparent',
  borderRadius: radius.control,
  background: vars.color.sunken,
  selectors: { '&:last-child:not(:first-child)': { inlineSize: '60%' } },
  '@media': { '(forced-colors: active)': { borderColor: 'GrayText' } },
})
