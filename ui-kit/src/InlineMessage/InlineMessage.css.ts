import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, space } from '@jinpiao/themes/scale'
import { style, styleVariants } from '@vanilla-extract/css'

const anyMessage = style({
  display: 'flex',
  gap: space[2],
  minInlineSize: 0,
  fontSize: fontSize.compact,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.body,
  textWrap: 'pretty',
})
export const message = styleVariants(
  {
    info: { color: vars.color.infoText },
    success: { color: vars.color.successText },
    warning: { color: vars.color.warningText },
    danger: { color: vars.color.dangerText },
  },
  (tone) => [anyMessage, tone],
)
/** In the middle of the first line, also where the text takes several. */
export const icon = style({ flexShrink: 0, blockSize: '1lh' })
