import { fontSize, fontWeight, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

export const who = style({
  display: 'grid',
  justifyItems: 'start',
  // Several roles and a long name take a further line rather than the room of the menu.
  maxInlineSize: '14em',
  lineHeight: 1.3,
  textAlign: 'start',
  '@media': {
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
/** The person and what he is here; the enterprise has the line below. */
export const firstLine = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[2], alignItems: 'baseline' })
export const name = style({ fontWeight: fontWeight.medium })
/** A name stays whole while it has room on a line of its own. */
export const detail = style({
  fontSize: fontSize.small,
  textAlign: 'start',
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
})
