import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

export const nav = style({ fontSize: fontSize.small, color: vars.color.textMuted })

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minBlockSize: '24px',
  gap: space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  selectors: { '&[aria-current]': { color: vars.color.text } },
})
