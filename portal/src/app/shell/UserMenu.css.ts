import { fontSize, fontWeight } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

export const who = style({
  display: 'grid',
  justifyItems: 'start',
  maxInlineSize: '24em',
  lineHeight: 1.3,
  textAlign: 'start',
  '@media': {
    // A long name of an enterprise takes a second line rather than the room of the menu.
    '(max-width: 1439px)': { maxInlineSize: '13em' },
    // Too narrow for words: the icon stands for them, the words stay for the ear.
    '(max-width: 767px)': {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clip: 'rect(0 0 0 0)',
    },
  },
})
export const name = style({ fontWeight: fontWeight.medium })
export const role = style({ fontSize: fontSize.small, textAlign: 'start' })
