import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

export { box, button as toggle } from '../lib/inBox.css.ts'

export const input = style({
  paddingInlineEnd: '88px',
  // Edge draws its own eye beside ours.
  selectors: { '&::-ms-reveal': { display: 'none' } },
})

export const caps = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  fontSize: fontSize.compact,
  color: vars.color.warningText,
})
