import { vars } from '@jinpiao/themes/contract.css'
import { maxInlineSize, radius, space, target } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

export const box = style({
  display: 'block',
  position: 'relative',
  inlineSize: '100%',
  maxInlineSize: `min(32rem, ${maxInlineSize.form})`,
})

export const input = style({ paddingInlineEnd: space[12] })

/** For the pointer; the arrow keys open the list from the text. Nothing lies over the box's own edge. */
export const button = style({
  position: 'absolute',
  insetBlock: '1px',
  insetInlineEnd: '3px',
  inlineSize: '42px',
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { color: vars.color.text } },
  '@media': { '(pointer: coarse)': { insetBlock: 0, inlineSize: target.primary } },
})
