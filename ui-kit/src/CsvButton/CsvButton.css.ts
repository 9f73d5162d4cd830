import { fontSize, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '@media': { print: { display: 'none' } },
})

/** The same colour as the words, which have the contrast already; a border says that it is a key. */
export const shortcut = style({
  marginInlineStart: space[1],
  paddingInline: space[1],
  border: '1px solid currentColor',
  borderRadius: '4px',
  fontFamily: 'inherit',
  fontSize: fontSize.small,
})

export const progress = style({ inlineSize: '96px' })
