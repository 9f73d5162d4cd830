import { vars } from '@jinpiao/themes/contract.css'
import { duration, fontSize, fontWeight, radius, space, target } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

/** A box for text with something of its own inside: a button at its end, an icon at its start. */
export const box = style({ display: 'block', position: 'relative', inlineSize: '100%' })

/** Words at the end, inside the box: 显示, 清空. The input keeps room for them. */
export const button = style({
  position: 'absolute',
  insetBlock: '3px',
  insetInlineEnd: '3px',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: target.primary,
  paddingInline: space[3],
  border: '1px solid transparent',
  borderRadius: radius.control,
  background: 'none',
  color: vars.color.accent,
  fontSize: fontSize.compact,
  fontWeight: fontWeight.medium,
  cursor: 'pointer',
  transition: `background-color ${duration.fast}`,
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.sunken, color: vars.color.accentHover },
    '&[data-pressed]': { backgroundColor: vars.color.selected },
  },
  '@media': {
    '(pointer: coarse)': { insetBlock: 0, insetInlineEnd: 0 },
    '(forced-colors: active)': { borderColor: 'ButtonBorder' },
  },
})
