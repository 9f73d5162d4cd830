import { vars } from '@jinpiao/themes/contract.css'
import { duration, fontSize, fontWeight, lineHeight, radius, space, target } from '@jinpiao/themes/scale'
import { createContainer, createVar, globalStyle, style } from '@vanilla-extract/css'
import { focusRing, minimumTarget, tabularFigures } from '../lib/interactive.css.ts'

const container = createContainer()
/** The table's own width decides, not the window's: it also stands in dialogs and side columns. */
const narrow = `${container} (max-width: 639px)`
const rowSize = createVar()
const barSpace = '112px'

export const root = style({
  containerType: 'inline-size',
  containerName: container,
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  vars: { [rowSize]: '44px' },
  selectors: { '&[data-density=compact]': { vars: { [rowSize]: '36px' } } },
})

export const withBar = style({})
// What is focused by Tab stops above the bar (2.4.11, 2.4.12).
globalStyle(`${withBar} :is(a, button, input)`, { scrollMarginBlockEnd: barSpace })

export const scroll = style([
  focusRing,
  { overflowX: 'auto', minInlineSize: 0, '@media': { print: { overflow: 'visible' } } },
])

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
  // The ring would be cut by the scroll container: it goes inside.
  selectors: { '&&:focus': { outline: `3px solid ${vars.color.focusOuter}`, outlineOffset: '-3px' } },
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
  backgroundColor: vars.color.sunken,
  borderBlockEnd: `1px solid ${vars.color.lineStrong}`,
  '@container': {
    [narrow]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', border: 0, paddingInline: space[1] },
  },
})

export const headCell = style({
  blockSize: '40px',
  paddingBlock: space[1],
  paddingInline: space[3],
  textAlign: 'start',
  verticalAlign: 'middle',
  fontWeight: fontWeight.medium,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { display: 'block', blockSize: 'auto', paddingInline: space[1] } },
})

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
    '@container': { [narrow]: { marginInline: 0 } },
  },
])
export const unsortedIcon = style({ color: vars.color.textMuted })

export const body = style({ '@container': { [narrow]: { display: 'block' } } })

export const row = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  transition: `background-color ${duration.fast}`,
  selectors: {
    '&:hover': { backgroundColor: vars.color.sunken },
    '&[data-selected]': { backgroundColor: vars.color.selected },
  },
  '@media': {
    print: { breakInside: 'avoid' },
    '(forced-colors: active)': {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
  '@container': {
    [narrow]: {
      display: 'block',
      position: 'relative',
      paddingBlock: space[2],
      selectors: { '&[data-selected]': { boxShadow: `inset 3px 0 0 ${vars.color.accent}` } },
    },
  },
})

export const cell = style({
  blockSize: rowSize,
  paddingBlock: space[1],
  paddingInline: space[3],
  textAlign: 'start',
  verticalAlign: 'middle',
  fontWeight: fontWeight.regular,
  selectors: { '[data-selected] > &:first-child': { boxShadow: `inset 3px 0 0 ${vars.color.accent}` } },
  '@container': {
    [narrow]: {
      display: 'grid',
      gridTemplateColumns: '7.5em 1fr',
      columnGap: space[3],
      blockSize: 'auto',
      selectors: { '[data-selected] > &:first-child': { boxShadow: 'none' } },
      '::before': {
        // Silent where the browser can: the column header is read with the cell already.
        content: ['attr(data-label)', 'attr(data-label) / ""'],
        color: vars.color.textMuted,
      },
    },
  },
})
/** After `cell`, whose alignment it replaces. */
export const alignEnd = style([
  tabularFigures,
  { textAlign: 'end', '@container': { [narrow]: { textAlign: 'start' } } },
])

/** A business number is read and compared as a whole. */
export const whole = style({ whiteSpace: 'nowrap', '@container': { [narrow]: { whiteSpace: 'normal' } } })

export const value = style({ minInlineSize: 0 })
export const reason = style({
  display: 'block',
  whiteSpace: 'normal',
  fontSize: fontSize.small,
  color: vars.color.textMuted,
})

export const selectCell = style({
  inlineSize: '1px',
  paddingInline: space[1],
  '@container': {
    [narrow]: {
      display: 'block',
      inlineSize: 'auto',
      paddingBlock: 0,
      '::before': { content: 'none' },
      selectors: { [`${row} > &`]: { position: 'absolute', insetBlockStart: space[1], insetInlineEnd: 0 } },
    },
  },
  '@media': { print: { display: 'none' } },
})

export const rowHeader = style({
  fontWeight: fontWeight.medium,
  // Room for the checkbox in the corner.
  '@container': { [narrow]: { selectors: { [`${selectCell} ~ &`]: { paddingInlineEnd: space[12] } } } },
})

export const checkboxTarget = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '36px',
  blockSize: '36px',
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { inlineSize: target.primary, blockSize: target.primary } },
})

export const checkbox = style([
  focusRing,
  {
    inlineSize: '24px',
    blockSize: '24px',
    margin: 0,
    padding: '2px',
    accentColor: vars.color.accentFill,
    cursor: 'inherit',
    borderRadius: '4px',
    selectors: { '&[aria-disabled=true]': { cursor: 'not-allowed', opacity: 0.6 } },
  },
])

export const moreCell = style({
  inlineSize: '1px',
  '@container': { [narrow]: { inlineSize: 'auto', '::before': { content: '""' } } },
  '@media': { print: { display: 'none' } },
})

export const moreButton = style([
  focusRing,
  minimumTarget,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    position: 'relative',
    justifySelf: 'start',
    minBlockSize: '32px',
    paddingBlock: 0,
    paddingInline: space[1],
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    font: 'inherit',
    whiteSpace: 'nowrap',
    color: vars.color.accent,
    cursor: 'pointer',
    selectors: { '&:hover': { color: vars.color.accentHover } },
    '@media': { '(pointer: coarse)': { minBlockSize: target.primary } },
  },
])
export const chevron = style({ selectors: { '[aria-expanded=true] > &': { rotate: '180deg' } } })

export const detailsRow = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.sunken,
  '@container': { [narrow]: { display: 'block' } },
})
export const detailsCell = style({
  padding: space[3],
  '@container': { [narrow]: { display: 'block' } },
})
export const details = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: space[3],
})
export const detail = style({ display: 'grid' })
export const detailLabel = style({ fontSize: fontSize.small, color: vars.color.textMuted })

export const messageRow = style({ '@container': { [narrow]: { display: 'block' } } })
export const messageCell = style({
  paddingBlock: space[12],
  paddingInline: space[4],
  '@container': { [narrow]: { display: 'block' } },
})
export const message = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[4],
  textAlign: 'center',
  fontSize: fontSize.body,
})
export const error = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  textAlign: 'start',
  color: vars.color.dangerText,
})

export const skeletonCell = style({ padding: 0, '@container': { [narrow]: { display: 'block' } } })
export const skeletonRow = style({
  display: 'grid',
  gridTemplateColumns: '2fr 3fr 1fr',
  gap: space[8],
  alignItems: 'center',
  minBlockSize: rowSize,
  paddingInline: space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const bone = style({
  display: 'block',
  blockSize: '12px',
  borderRadius: '4px',
  backgroundColor: vars.color.line,
  '@media': { '(forced-colors: active)': { border: '1px solid GrayText' } },
})

export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  columnGap: space[6],
  paddingBlock: space[3],
  paddingInline: space[4],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.card,
  backgroundColor: vars.color.raised,
  boxShadow: `0 -2px 16px -8px ${vars.color.scrim}`,
  '@media': {
    // At 400 % zoom a sticky bar would take the page (reflow rule: ≤ 25 % of the height).
    '(max-height: 479px)': { position: 'static' },
    print: { display: 'none' },
  },
})
export const barText = style([tabularFigures, { margin: 0 }])
export const barCount = style({ fontWeight: fontWeight.semibold })
export const barActions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
