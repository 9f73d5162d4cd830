import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, radius } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

export const bell = style({ position: 'relative', display: 'inline-flex' })
export const count = style({
  position: 'absolute',
  insetBlockStart: '-10px',
  insetInlineStart: '10px',
  minInlineSize: '20px',
  paddingInline: '5px',
  border: `1px solid ${vars.color.onTopBar}`,
  borderRadius: radius.pill,
  backgroundColor: vars.color.dangerSolid,
  color: vars.color.onDangerSolid,
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '18px',
  textAlign: 'center',
})
