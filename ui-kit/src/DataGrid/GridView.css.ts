import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, radius, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { forcedRing, tabularFigures } from '../lib/interactive.css.ts'
import { narrow, rowSize } from './DataGrid.css.ts'
import { selectWidth } from './useColumnWidths.ts'

/** Of the header, in px. */
export const headSize = 44

/** The most that the grid takes of the window's height, and in px. */
export const highest = { share: 0.7, px: 640 }

export const scroller = style({
  maxBlockSize: `min(${highest.share * 100}dvh, ${highest.px}px)`,
  minInlineSize: 0,
  overflow: 'auto',
  // What gets the focus is clear of the header (2.4.11); the first column's width is known to the component.
  scrollPaddingBlockStart: `${headSize}px`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.surface,
  // Nothing outside is laid out when rows come and go.
  contain: 'content',
})

/** As wide as its columns. */
export const sheet = style({
  inlineSize: 'max-content',
  minInlineSize: '100%',
  fontSize: fontSize.compact,
  lineHeight: lineHeight.body,
  position: 'relative',
  selectors: {
    // Lies over rows that pass, so that the pointer meets none of them. Seen or not, no cell's style depends on it.
    '&::before': { content: '', position: 'absolute', inset: 0, zIndex: 2, visibility: 'hidden' },
    [`${scroller}[data-passing] > &::before`]: { visibility: 'visible' },
  },
})

export const head = style({ position: 'sticky', insetBlockStart: 0, zIndex: 3 })
export const headRow = style({
  display: 'grid',
  blockSize: `${headSize}px`,
  backgroundColor: vars.color.sunken,
  borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
})

export const body = style({ position: 'relative' })
export const row = style({
  position: 'absolute',
  insetInline: 0,
  display: 'grid',
  boxSizing: 'border-box',
  blockSize: rowSize,
  backgroundColor: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  contain: 'strict',
  selectors: {
    '&:hover': { backgroundColor: vars.color.sunken },
    '&[data-selected]': { backgroundColor: vars.color.selected },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
})

const box = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  minInlineSize: 0,
  paddingInline: space[3],
  // The ring lies inside: neighbours and the scroll container would cut it.
  selectors: { '&:focus-visible': { outline: `3px solid ${vars.color.focusOuter}`, outlineOffset: '-3px' } },
  '@media': { '(forced-colors: active)': { selectors: { '&:focus-visible': forcedRing } } },
})

export const headCell = style([
  box,
  { fontWeight: fontWeight.medium, color: vars.color.textMuted, whiteSpace: 'nowrap', paddingInlineEnd: space[6] },
])
export const cell = style([
  box,
  {
    selectors: { '[data-selected] > &:first-child': { boxShadow: `inset 3px 0 0 ${vars.color.accent}` } },
  },
])

/** One line; what does not fit is there for copying and for the ear, and a wider column shows it. */
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/**
 * Plain text needs no box in the box: most cells are that, and every turn of the wheel lays them all out. Nothing inside
 * takes the focus, so nothing has to scroll to it: `clip` spares a scroll container for each (Chromium 156, busy
 * machine: about a tenth of layout and paint in a turn of the wheel).
 */
export const textCell = style({
  ...oneLine,
  overflow: 'clip',
  display: 'block',
  lineHeight: `calc(${rowSize} - 1px)`,
})

export const value = style({
  ...oneLine,
  minInlineSize: 0,
  // Room for the ring of a link inside.
  padding: '5px',
  margin: '-5px',
})

export const alignEnd = style([tabularFigures, { justifyContent: 'flex-end', textAlign: 'end' }])

/** What scrolls by goes on under it. Not `inherit`: a row that moves would compute the style of all its cells anew. */
const opaque = style({
  backgroundColor: vars.color.surface,
  selectors: {
    [`${headRow} > &`]: { backgroundColor: vars.color.sunken },
    [`${row}:hover > &`]: { backgroundColor: vars.color.sunken },
    [`${row}[data-selected] > &`]: { backgroundColor: vars.color.selected },
  },
})

/** Stays in sight; not where it would take most of the view. */
export const stickyCell = style([
  opaque,
  {
    position: 'sticky',
    zIndex: 1,
    insetInlineStart: 0,
    fontWeight: fontWeight.medium,
    boxShadow: `inset -1px 0 0 ${vars.color.line}`,
    selectors: { '&[data-after="1"]': { insetInlineStart: `${selectWidth}px` } },
    '@container': {
      [narrow]: {
        position: 'relative',
        insetInlineStart: 'auto',
        selectors: { '&[data-after="1"]': { insetInlineStart: 'auto' } },
      },
    },
  },
])

export const selectCell = style([
  opaque,
  {
    position: 'sticky',
    zIndex: 1,
    insetInlineStart: 0,
    paddingInline: 0,
    justifyContent: 'center',
    '@container': { [narrow]: { position: 'relative' } },
  },
])
