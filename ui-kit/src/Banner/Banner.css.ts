import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, radius, space } from '@jinpiao/themes/scale'
import { style, styleVariants } from '@vanilla-extract/css'

const { color } = vars

const anyBanner = style({
  display: 'flex',
  gap: space[3],
  padding: space[4],
  border: '1px solid transparent',
  borderInlineStartWidth: '4px',
  borderRadius: radius.control,
  color: color.text,
})
export const banner = styleVariants(
  {
    info: { background: color.infoFill, borderColor: color.infoLine },
    success: { background: color.successFill, borderColor: color.successLine },
    warning: { background: color.warningFill, borderColor: color.warningLine },
    danger: { background: color.dangerFill, borderColor: color.dangerLine },
  },
  (tone) => [anyBanner, tone],
)

export const icon = style({ flexShrink: 0, marginBlockStart: '2px' })
export const words = style({ display: 'grid', gap: space[2], justifyItems: 'start', minInlineSize: 0 })
export const title = style({
  margin: 0,
  fontSize: fontSize.body,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.body,
})
