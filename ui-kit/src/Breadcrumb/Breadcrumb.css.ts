import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, space, target } from '@jinpiao/themes/scale'
import { globalStyle, style } from '@vanilla-extract/css'

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
/** What a word of two characters lacks to a finger's width. */
const reach = `calc(${target.primary} - 2 * ${fontSize.small})`
// The room that a finger needs lies over the mark behind the word: it does not part the two.
globalStyle(`${item} > a`, {
  '@media': {
    '(pointer: coarse)': {
      paddingInlineEnd: reach,
      marginInlineEnd: `calc(-1 * ${reach})`,
      // Nor does it make the line higher.
      marginBlock: `calc((24px - ${target.primary}) / 2)`,
    },
  },
})
