import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, radius, space } from '@jinpiao/themes/scale'
import { globalStyle, style } from '@vanilla-extract/css'

/** Sections of a home, more apart than what stands inside them. */
export const home = style({ display: 'grid', gap: space[8], gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  alignItems: 'end',
  justifyContent: 'space-between',
})
/** A name is not torn apart: lines break after punctuation. */
export const greeting = style({ display: 'grid', gap: space[2], wordBreak: 'keep-all', overflowWrap: 'anywhere' })
export const sectionHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  alignItems: 'baseline',
})

/** The limit and the figures beside it; below each other where there is no room. */
export const board = style({
  display: 'grid',
  gap: space[6],
  padding: space[6],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
  backgroundColor: vars.color.raised,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    '(min-width: 1024px)': {
      selectors: { '&[data-with-limit]': { gridTemplateColumns: 'minmax(280px, 1fr) minmax(0, 2fr)', gap: space[12] } },
    },
    '(max-width: 639px)': { padding: space[4] },
  },
})

export const limit = style({ display: 'grid', gap: space[2] })

/** Figures side by side, without boxes: a line in front of each. */
export const figures = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  alignContent: 'start',
  margin: 0,
})
globalStyle(`${figures} > div`, {
  display: 'grid',
  gap: space[1],
  alignContent: 'start',
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${vars.color.line}`,
})
globalStyle(`${figures} dd`, { margin: 0 })
export const figureLabel = style({ color: vars.color.textMuted, fontSize: fontSize.compact })
export const figure = style({
  fontSize: fontSize.heading,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.figures,
  // 15 digits at 320 px.
  '@media': { '(max-width: 479px)': { fontSize: fontSize.large } },
})
export const figureCount = style({ color: vars.color.textMuted, fontSize: fontSize.compact })

/** Two tables side by side where both have the 640 px from which a table is one, and not a list of cards. */
export const pair = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 640px), 1fr))',
  alignItems: 'start',
})
