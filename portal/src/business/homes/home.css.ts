import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, space } from '@jinpiao/themes/scale'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { globalStyle, style } from '@vanilla-extract/css'
import { page } from '#portal/parts/page.css.ts'

/** Surfaces of a home. */
export const home = style([page, { '@media': { '(min-width: 640px)': { gap: space[6] } } }])
/** Not away: parts that have no width yet would be laid out as on a phone, and change places when they are shown. */
export const waiting = style([home, { visibility: 'hidden', blockSize: 0, overflow: 'clip' }])
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
/** As high as the window: what stands below the home does not move when it comes. */
export const loading = style({ minBlockSize: '100vh', color: vars.color.textMuted })

/**
 * Main column 8 of 12 and rail 4, from the width on at which the main one holds a table with a company, an amount and
 * buttons in each row. Below it what would be the rail follows, its parts side by side where they have room.
 */
const besideFrom = '(min-width: 1400px)'
export const grid = style([
  page,
  {
    '@media': { [besideFrom]: { columnGap: space[6], gridTemplateColumns: 'minmax(0, 909fr) minmax(0, 443fr)' } },
  },
])
const column = { display: 'flex', flexDirection: 'column' } as const
export const main = style([page, { '@media': { [besideFrom]: column } }])
export const rail = style([
  page,
  {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
    '@media': { [besideFrom]: column },
  },
])
// The last surface of the shorter column reaches down to where the other one ends.
globalStyle(`:is(${main}, ${rail}) > :last-child`, { flexGrow: 1, alignContent: 'start' })

export const figuresCard = style([surface, { display: 'grid' }])

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
// The largest amounts have room in a third of the column as well.
globalStyle(`${figure} > [data-long]`, { fontSize: fontSize.large })
export const figureCount = style({ color: vars.color.textMuted, fontSize: fontSize.compact })

/** Two tables side by side where both have the 640 px from which a table is one, and not a list of cards. */
export const pair = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 640px), 1fr))',
  alignItems: 'stretch',
})

/** Above the finding, which is the larger line. */
export const chartTitle = style([
  figureLabel,
  { fontWeight: fontWeight.regular, marginBlockEnd: `calc(-1 * ${space[3]})` },
])

/** A short list in the rail: what, how much, where it stands. */
export const railHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
})
/** Room of three entries while they are on their way. */
export const railRoom = style({ minBlockSize: '176px' })
export const railList = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
globalStyle(`${railList} > li`, {
  display: 'grid',
  gap: `0 ${space[3]}`,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  paddingBlock: space[1],
})
globalStyle(`${railList} > li + li`, { borderBlockStart: `1px solid ${vars.color.line}` })
export const railEnd = style({ textAlign: 'end' })
