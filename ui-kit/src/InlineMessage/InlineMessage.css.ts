import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

export const message = recipe({
  base: {
    display: 'flex',
    gap: space[2],
    minInlineSize: 0,
    fontSize: fontSize.compact,
    fontWeight: fontWeight.medium,
    lineHeight: lineHeight.body,
    textWrap: 'pretty',
  },
  variants: {
    tone: {
      info: { color: vars.color.infoText },
      success: { color: vars.color.successText },
      warning: { color: vars.color.warningText },
      danger: { color: vars.color.dangerText },
    },
  },
})
/** In the middle of the first line, also where the text takes several. */
export const icon = style({ flexShrink: 0, blockSize: '1lh' })
