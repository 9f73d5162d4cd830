import { vars } from '@jinpiao/themes/contract.css'
import { space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

export const box = style({ display: 'block', position: 'relative', inlineSize: '100%' })

export const withUnit = style({ paddingInlineEnd: space[12] })

export const unit = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space[3],
  display: 'grid',
  alignContent: 'center',
  color: vars.color.textMuted,
  pointerEvents: 'none',
})
