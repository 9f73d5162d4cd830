import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, radius, space } from '@jinpiao/themes/scale'
import { style, styleVariants } from '@vanilla-extract/css'

const { color } = vars

const anyTag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  paddingInline: space[2],
  paddingBlock: '2px',
  // The border is what forced colours leave of the shape.
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontSize: fontSize.compact,
  fontWeight: fontWeight.medium,
  overflowWrap: 'anywhere',
  // Two lines of a like length, not one character on the second; one where the place does not break lines.
  textWrapStyle: 'balance',
})
export const tag = styleVariants(
  {
    neutral: { background: color.sunken, color: color.text, borderColor: color.line },
    info: { background: color.infoFill, color: color.infoText, borderColor: color.infoLine },
    success: { background: color.successFill, color: color.successText, borderColor: color.successLine },
    warning: { background: color.warningFill, color: color.warningText, borderColor: color.warningLine },
    danger: { background: color.dangerFill, color: color.dangerText, borderColor: color.dangerLine },
  },
  (tone) => [anyTag, tone],
)

export const icon = style({ flexShrink: 0 })
