import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, space } from '@jinpiao/themes/scale'
import { onPhone, surface } from '@jinpiao/ui-kit/lib/surface.css'
import { globalStyle, style } from '@vanilla-extract/css'
import { actions, page, section } from '#portal/parts/page.css.ts'

/** Surfaces of a home, the last of them nearer to the footer than that of a page which is read to its end. */
export const home = style([page, { marginBlockEnd: `calc(-1 * ${space[6]})` }])
/** Not away: parts that have no width yet would be laid out as on a phone, and change places when they are shown. */
export const waiting = style([page, { visibility: 'hidden', blockSize: 0, overflow: 'clip' }])
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: `${space[3]} 0`,
})
/** Acts of which it is not known yet whether they can be begun: their room is kept, so that nothing moves when they come. */
export const unknown = style({ visibility: 'hidden' })
// On a phone the buttons share the line.
globalStyle(`${head} > ${actions}`, { '@media': { [onPhone]: { flex: '1 1 100%', gap: space[2] } } })
globalStyle(`${head} > ${actions} > a`, {
  '@media': { [onPhone]: { flex: '1 1 auto', justifyContent: 'center', paddingInline: space[2] } },
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
 * buttons in each row. Below it the parts follow each other in the order of the source, those of a rail side by side
 * where they have room.
 */
const besideFrom = '(min-width: 1400px)'
/** What has only figures and a chart in its main column has room beside it sooner. */
const chartBesideFrom = '(min-width: 1280px)'
const besides = { columnGap: space[6], gridTemplateColumns: 'minmax(0, 909fr) minmax(0, 443fr)' }
export const grid = style([page, { '@media': { [chartBesideFrom]: besides } }])
/**
 * With something beside the table too. Each column fills up by itself: where the upper part of one is longer than that
 * of the other, the row between takes what it is longer by.
 */
export const gridWithAside = style([
  page,
  { '@media': { [besideFrom]: { ...besides, gridTemplateRows: 'auto 1fr auto' } } },
])
const column = { display: 'flex', flexDirection: 'column' } as const
export const main = style([page, { '@media': { [besideFrom]: column } }])
export const rail = style([
  page,
  {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))',
    // A limit beside a longer list is as high as what it says.
    alignItems: 'start',
    '@media': { [besideFrom]: { ...column, alignItems: 'stretch' } },
  },
])
// The last surface of the shorter column reaches down to where the other one ends.
globalStyle(`:is(${main}, ${rail}) > :last-child`, { flexGrow: 1, alignContent: 'start' })
globalStyle(`${grid} > :nth-child(3)`, { '@media': { [chartBesideFrom]: { gridColumn: '1 / -1' } } })
globalStyle(`${grid} > :is(${main}, ${rail})`, { '@media': { [chartBesideFrom]: column } })
globalStyle(`${grid} > ${rail}`, { '@media': { [chartBesideFrom]: { alignItems: 'stretch' } } })
for (const [place, gridArea] of [
  [2, '1 / 2 / span 2'],
  [3, '2 / 1 / span 2'],
  [4, '3 / 2'],
] as const) {
  globalStyle(`${gridWithAside} > :nth-child(${place})`, { '@media': { [besideFrom]: { gridArea } } })
}

/** Steps of a new enterprise in two columns, where there is room: nothing stops at half the page. */
export const firstSteps = style([surface])
globalStyle(`${firstSteps} ol`, {
  maxInlineSize: 'none',
  columnGap: space[6],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 560px), 1fr))',
})

/** Cards, and below them the rest of them. */
export const tasks = style([page, { gap: space[2] }])
/** The rest of them, in line with the first: the button that unfolds them brings its own space. */
export const moreTasks = style({ marginInline: `calc(-1 * ${space[2]})` })

/** A surface of the grid. What it holds is low: less space above and below than at its sides. */
export const card = style([surface, { paddingBlock: space[4] }])
export const figuresCard = style([card, { display: 'grid', rowGap: space[3] }])

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
// Four stand in one line, and where that has no room for all of them in two of two.
globalStyle(`${figures}:has(> div:nth-child(4):last-child)`, {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(200px, min(45%, calc((832px - 100%) * 999)))), 1fr))',
})
// Six stand in two lines of three, nine in three of them, where three have room.
globalStyle(`${figures}:has(> div:nth-child(5))`, {
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(200px, 30%)), 1fr))',
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
/** On a phone one below the other: what and how many on the left, the amount on the right. 15 digits have no room at 320 px. */
const inLines = '(min-width: 360px) and (max-width: 639px)'
globalStyle(`${figures} > div`, {
  '@media': { [inLines]: { gap: `0 ${space[3]}`, gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
})
globalStyle(`${figures} > div + div`, {
  '@media': { [inLines]: { paddingBlockStart: space[4], borderBlockStart: `1px solid ${vars.color.line}` } },
})
globalStyle(`${figures} > div > dd:nth-child(2)`, {
  '@media': { [inLines]: { gridArea: '1 / 2 / span 2', textAlign: 'end' } },
})
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

/** Above the finding, which is the larger line. */
export const chartTitle = style([
  figureLabel,
  { fontWeight: fontWeight.regular, marginBlockEnd: `calc(-1 * ${space[3]})` },
])

export const railSection = style([section, { gap: space[2] }])
/** A short list in the rail: what, how much, where it stands. */
export const railHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
})
/** Room of three entries while they are on their way. */
export const railRoom = style({ minBlockSize: '160px' })
export const railList = style({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: fontSize.compact,
  // As wide as the page where nothing stands beside it: several beside each other.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  columnGap: space[8],
})
globalStyle(`${railList} > li`, {
  display: 'grid',
  // Or the next line lies over the lower edge of a link that has the focus.
  gap: `2px ${space[3]}`,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  paddingBlock: space[1],
})
globalStyle(`${railList} > li`, { borderBlockStart: `1px solid ${vars.color.line}` })
export const railEnd = style({ textAlign: 'end' })
