import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, lineHeight, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

export { box, button as clear } from '../lib/inBox.css.ts'

export const input = style({
  paddingInlineStart: '36px',
  paddingInlineEnd: space[16],
  appearance: 'none',
  // Ours is reached by Tab, has a name and is as large as a finger.
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
})

export const icon = style({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 8px)',
  insetInlineStart: space[3],
  zIndex: 1,
  color: vars.color.textMuted,
  pointerEvents: 'none',
})

export const result = style({
  margin: 0,
  fontSize: fontSize.compact,
  lineHeight: lineHeight.body,
  color: vars.color.textMuted,
})
