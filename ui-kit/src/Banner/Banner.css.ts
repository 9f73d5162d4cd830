import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, radius, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'

const { color } = vars

export const banner = recipe({
  base: {
    display: 'flex',
    gap: space[3],
    padding: space[4],
    border: '1px solid transparent',
    borderInlineStartWidth: '4px',
    borderRadius: radius.control,
    color: color.text,
  },
  variants: {
    tone: {
      info: { background: color.infoFill, borderColor: color.infoLine },
      success: { background: color.successFill, borderColor: color.successLine },
      warning: { background: color.warningFill, borderColor: color.warningLine },
      danger: { background: color.dangerFill, borderColor: color.dangerLine },
    },
  },
})

export const icon = style({ flexShrink: 0, marginBlockStart: '2px' })
export const words = style({ display: 'grid', gap: space[2], justifyItems: 'start', minInlineSize: 0 })
export const title = style({
  margin: 0,
  fontSize: fontSize.body,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.body,
})
