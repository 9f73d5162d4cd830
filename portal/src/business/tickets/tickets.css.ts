import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, radius, railFrom, space } from '@jinpiao/themes/scale'
import { onPhone } from '@jinpiao/ui-kit/lib/surface.css'
import { globalStyle, style } from '@vanilla-extract/css'
import { face as plainFace } from '#portal/parts/face.css.ts'
import { flushPart, stack, withRail } from '#portal/parts/layout.css.ts'

/** Two lines in one cell: the fact, and what follows from it. */
export const stacked = style({ display: 'grid', justifyItems: 'start' })
export const note = style({ color: vars.color.textMuted, fontSize: fontSize.small, textWrap: 'pretty' })
/** Names of usual length stand on one line where there is room for it. */
export const partiesCell = style([stacked, { '@media': { '(min-width: 1280px)': { minInlineSize: '10.5em' } } }])
/** Buttons of a row, on one line where a table has the room for its columns; else they wrap rather than widen it. */
export const rowActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  alignItems: 'center',
  '@media': { '(min-width: 1280px)': { flexWrap: 'nowrap' } },
})
globalStyle(`${rowActions} button`, { whiteSpace: 'nowrap' })
export const panel = style([
  flushPart,
  { display: 'grid', gap: space[6], gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: space[6] },
])
/** Ticket, rail, facts, tabs: the rail stands beside all of them, or after the ticket where there is no room. */
export const ticketPage = style([
  withRail,
  // A rail that is longer than the rest leaves its room at the end, not between the surfaces.
  { '@media': { [railFrom]: { gridTemplateRows: 'auto auto 1fr' } } },
])
export const rail = style([stack, { '@media': { [railFrom]: { gridColumn: 2, gridRow: '1 / span 3' } } }])
/** Groups of facts in two columns. */
export const facts = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
  alignItems: 'start',
})
export const factGroups = style({ display: 'grid', gap: space[6] })

/** The ticket itself: the one surface with a strong edge, torn off between its two halves. */
export const face = style([plainFace, { borderColor: vars.color.lineStrong }])
export const faceHead = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' })
export const mark = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '40px',
  blockSize: '40px',
  paddingInline: space[2],
  borderRadius: radius.control,
  backgroundColor: vars.color.topBar,
})
/** A wide logo keeps its form. */
export const markImage = style({ inlineSize: 'auto', maxInlineSize: '96px', blockSize: '24px', objectFit: 'contain' })
export const faceNumber = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  alignItems: 'center',
  fontWeight: fontWeight.semibold,
  '@media': { '(min-width: 640px)': { marginInlineStart: 'auto' } },
})
// The words of the button end where the face does; its own padding lies outside.
globalStyle(`${faceNumber} button`, {
  '@media': { '(min-width: 640px)': { marginInlineEnd: `calc(-1 * ${space[3]})` } },
})
const notch = 10
const notchEdge = `${notch}px`
/** Where the ticket is torn off: the edge goes around a half circle of the canvas at both ends of the dashes. */
const torn = {
  content: '',
  position: 'absolute',
  insetBlockStart: `${-notch - 1}px`,
  boxSizing: 'border-box',
  inlineSize: `${notch + 1}px`,
  blockSize: `${2 * notch}px`,
  border: `1px solid ${vars.color.lineStrong}`,
  backgroundColor: vars.color.sunken,
} as const
/** Out to the edge of the surface and over its line. */
const out = { wide: `calc(-1 * ${space[6]} - 1px)`, phone: `calc(-1 * ${space[4]} - 1px)` }
export const faceDates = style({
  position: 'relative',
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
  paddingBlockStart: space[4],
  borderBlockStart: `2px dashed ${vars.color.lineStrong}`,
  fontSize: fontSize.large,
  '::before': {
    ...torn,
    insetInlineStart: out.wide,
    borderInlineStartColor: vars.color.sunken,
    borderStartEndRadius: notchEdge,
    borderEndEndRadius: notchEdge,
  },
  '::after': {
    ...torn,
    insetInlineEnd: out.wide,
    borderInlineEndColor: vars.color.sunken,
    borderStartStartRadius: notchEdge,
    borderEndStartRadius: notchEdge,
  },
  '@media': {
    [onPhone]: { '::before': { insetInlineStart: out.phone }, '::after': { insetInlineEnd: out.phone } },
    print: { '::before': { display: 'none' }, '::after': { display: 'none' } },
  },
})

/** The ticket of the page among its relatives. */
export const currentNode = style({
  marginInline: `calc(-1 * ${space[2]})`,
  paddingBlock: space[2],
  paddingInline: space[2],
  borderRadius: radius.control,
  backgroundColor: vars.color.selected,
  '@media': { '(forced-colors: active)': { outline: '1px solid CanvasText' } },
})
export const nodeHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'center',
})
export const nodeName = style({ fontWeight: fontWeight.semibold, overflowWrap: 'anywhere' })
export const sum = style({
  display: 'grid',
  gap: `${space[1]} ${space[6]}`,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  margin: 0,
  paddingBlockStart: space[3],
  borderBlockStart: `2px solid ${vars.color.lineStrong}`,
  '@media': { '(max-width: 479px)': { gridTemplateColumns: '1fr' } },
})
globalStyle(`${sum} > dd`, { margin: 0, textAlign: 'end' })
// 15 digits leave no room for the words beside them.
globalStyle(`${sum} > dd`, { '@media': { '(max-width: 479px)': { textAlign: 'start' } } })
export const consentList = style({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' })
globalStyle(`${consentList} > li`, {
  display: 'grid',
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${vars.color.line}`,
})
