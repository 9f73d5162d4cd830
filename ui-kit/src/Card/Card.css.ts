import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, radius, space } from '@jinpiao/themes/scale'
import { globalStyle, style } from '@vanilla-extract/css'

export const card = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space[6],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
  backgroundColor: vars.color.raised,
  minInlineSize: 0,
  '@media': {
    '(max-width: 479px)': { padding: space[4] },
    print: { breakInside: 'avoid' },
  },
})
// A button is as wide as its words.
globalStyle(`${card} > button`, { justifySelf: 'start' })

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  alignItems: 'baseline',
  justifyContent: 'space-between',
})
export const title = style({ fontSize: fontSize.large, fontWeight: fontWeight.semibold, lineHeight: 1.4 })
