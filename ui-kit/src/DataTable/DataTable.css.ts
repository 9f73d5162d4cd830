import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, radius, space, target } from '@jinpiao/themes/scale'
import { createContainer, createVar, globalStyle, style } from '@vanilla-extract/css'
import { focusRing, minimumTarget } from '../lib/interactive.css.ts'
import { belowPageBar } from '../lib/pageBar.css.ts'
import { edge, flushSurface, onPhone, surface } from '../lib/surface.css.ts'
import { narrowUpTo } from './cards.ts'

const container = createContainer()
/** The table's own width decides, not the window's: it also stands in dialogs and side columns. */
export const narrow = `${container} (max-width: ${narrowUpTo}px)`
/** Space at both ends of a card. */
export const cardEdge = createVar()
/** Of one row, by density. */
export const rowSize = createVar()
/** Of the line above the head: the summary, or the selection bar in its place. */
export const topSize = '44px'
const headSize = '36px'
/** Low windows, as 400 % zoom makes them, have no room for what sticks. */
export const low = '(max-height: 479px)'
const sticks = '(min-width: 640px) and (min-height: 480px)'

export const root = style({
  containerType: 'inline-size',
  containerName: container,
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  vars: { [rowSize]: '44px', [cardEdge]: space[3] },
  selectors: {
    '&[data-density=compact]': { vars: { [rowSize]: '36px' } },
    // A surface with its own space: cards begin where its heading does.
    [`${surface} &`]: { vars: { [cardEdge]: '0px' } },
    [`${flushSurface} &`]: { gap: 0, vars: { [cardEdge]: edge.phone } },
  },
})

export const withBar = style({})

export const scroll = style([
  focusRing,
  {
    // Not `auto` while everything fits: the head would stick to this box and not to the window.
    overflowX: 'clip',
    // What is there for the ear alone is placed in this box: placed in the page, it would widen the page by what scrolls here.
    position: 'relative',
    minInlineSize: 0,
    selectors: { '&[role=region]': { overflowX: 'auto' } },
    '@media': { print: { overflow: 'visible' } },
  },
])
// What is focused by Tab stops below the bar and the head (2.4.11, 2.4.12).
globalStyle(`${scroll} :is(a, button, input)`, { scrollMarginBlock: `calc(${topSize} + ${headSize}) 112px` })

/** One line above the head, said once: how many, what they come to. */
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  alignItems: 'center',
  minBlockSize: topSize,
  paddingBlock: space[1],
  fontSize: fontSize.compact,
  color: vars.color.textMuted,
  selectors: { [`${flushSurface} &`]: { paddingInline: edge.wide } },
  '@media': {
    [onPhone]: {
      minBlockSize: '36px',
      selectors: { [`${flushSurface} &`]: { paddingInline: edge.phone } },
    },
  },
})

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.compact,
  lineHeight: lineHeight.body,
  '@container': { [narrow]: { display: 'block' } },
})

export const caption = style({
  captionSide: 'top',
  paddingBlockEnd: space[3],
  textAlign: 'start',
  fontSize: fontSize.large,
  fontWeight: fontWeight.semibold,
  color: vars.color.text,
  // It takes the focus after paging and cannot be operated: no ring.
  selectors: {
    '&&:focus': { outline: 'none' },
    [`${flushSurface} &`]: { paddingBlock: space[4], paddingInline: edge.wide },
  },
  '@media': { [onPhone]: { selectors: { [`${flushSurface} &`]: { paddingInline: edge.phone } } } },
  '@container': { [narrow]: { display: 'block' } },
})

export const count = style({
  marginInlineStart: space[2],
  fontSize: fontSize.compact,
  fontWeight: fontWeight.regular,
  color: vars.color.textMuted,
})

export const head = style({
  '@media': { print: { display: 'table-header-group' } },
  '@container': { [narrow]: { display: 'block', borderBlockEnd: `1px solid ${vars.color.lineStrong}` } },
})

export const headRow = style({
  backgroundColor: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@container': {
    [narrow]: {
      display: 'flex',
      alignItems: 'center',
      // What it can be ordered by takes one line, which scrolls: what one came for are the cards below.
      overflowX: 'auto',
      scrollbarWidth: 'none',
      border: 0,
      paddingInline: `calc(${cardEdge} - ${space[1]})`,
    },
  },
})

export const headCell = style({
  blockSize: headSize,
  paddingBlock: space[1],
  paddingInline: space[3],
  textAlign: 'start',
  verticalAlign: 'middle',
  fontWeight: fontWeight.medium,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  fontSize: fontSize.small,
  '@container': { [narrow]: { display: 'block', blockSize: 'auto', paddingBlock: 0, paddingInline: space[1] } },
})
globalStyle(`${headRow} > *`, { '@container': { [narrow]: { flexShrink: 0 } } })
globalStyle(`${head} ${headRow} > *`, {
  '@container': { [`${container} (min-width: 640px)`]: { blockSize: headSize, paddingBlock: 0 } },
})
// Stays in sight below the top bar, and below the selection bar while that is there.
globalStyle(`${scroll}:not([role=region]) ${headRow} > *`, {
  '@media': {
    [sticks]: {
      position: 'sticky',
      insetBlockStart: belowPageBar,
      zIndex: 1,
      backgroundColor: vars.color.surface,
      // A border of the row would stay behind when the cell sticks.
      boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
    },
  },
})
globalStyle(`${withBar} ${scroll}:not([role=region]) ${headRow} > *`, {
  '@media': {
    [sticks]: { insetBlockStart: `calc(${belowPageBar} + ${topSize})` },
  },
})
export const body = style({ '@container': { [narrow]: { display: 'block' } } })
// The first and the last column begin and end where the rest of the surface does.
globalStyle(`${flushSurface} ${table} tr > :first-child`, { paddingInlineStart: edge.wide })
globalStyle(`${flushSurface} ${table} tr > :last-child`, { paddingInlineEnd: edge.wide })
// In the narrow layout a card has the space, not its cells.
globalStyle(`${table} ${body} tr`, { '@container': { [narrow]: { paddingInline: cardEdge } } })
for (const [cell, side] of [
  [':first-child', 'paddingInlineStart'],
  [':last-child', 'paddingInlineEnd'],
]) {
  globalStyle(`${table} tr > ${cell}, ${flushSurface} ${table} tr > ${cell}`, {
    '@container': { [narrow]: { [side ?? '']: 0 } },
  })
}

/** In the narrow layout only what can be pressed stays to be seen; each cell carries its header. */
export const plainHead = style({
  '@container': {
    [narrow]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      padding: 0,
      overflow: 'hidden',
      clip: 'rect(0 0 0 0)',
    },
  },
})

export const sortButton = style([
  focusRing,
  minimumTarget,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minBlockSize: '32px',
    marginInline: `calc(-1 * ${space[1]})`,
    paddingBlock: 0,
    paddingInline: space[1],
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
    selectors: { '&:hover': { color: vars.color.accent }, '[aria-sort] > &': { color: vars.color.text } },
    '@media': { '(pointer: coarse)': { minBlockSize: target.primary } },
    '@container': {
      // In the line that scrolls there is no room around it for the ring.
      [narrow]: { marginInline: 0, selectors: { '&[data-focus-visible], &:focus-visible': { outlineOffset: '-3px' } } },
    },
  },
])
export const unsortedIcon = style({ color: vars.color.textMuted })
