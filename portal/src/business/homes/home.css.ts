import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, space } from '@jinpiao/themes/scale'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { globalStyle, style } from '@vanilla-extract/css'
import { page } from '#portal/parts/page.css.ts'

/** Surfaces of a home. */
export const home = style([page, { '@media': { '(min-width: 640px)': { gap: space[6] } } }])
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: `${space[3]} 0`,
})
/** A name is not torn apart: lines break after punctuation. */
export const greeting = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'baseline',
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
})
/** Heights are kept while the figures are on their way: nothing moves when they come. */
export const tasksRoom = style({ display: 'grid', alignContent: 'start', minBlockSize: '132px' })
export const figuresRoom = style([surface, { display: 'grid', minBlockSize: '122px' }])
export const limitRoom = style([surface, { minBlockSize: '236px' }])

export const limit = style({ display: 'grid', gap: space[2] })

/** Figures side by side, a line between them. */
export const figures = style({
  display: 'grid',
  gap: `${space[4]} 0`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  alignContent: 'start',
  margin: 0,
  marginInline: `calc(-1 * ${space[4]})`,
  overflow: 'hidden',
})
globalStyle(`${figures} > div`, {
  display: 'grid',
  gap: space[1],
  alignContent: 'start',
  paddingInline: space[4],
  // The first of each line has its own outside the edge.
  marginInlineStart: '-1px',
  borderInlineStart: `1px solid ${vars.color.line}`,
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
  alignItems: 'stretch',
})
