import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, radius, space, target } from '@jinpiao/themes/scale'
import { createContainer, createVar, globalStyle, style } from '@vanilla-extract/css'
import { focusRing, minimumTarget, ring } from '../lib/interactive.css.ts'

const container = createContainer()
/** The table's own width decides, not the window's: it also stands in dialogs and side columns. */
export const narrow = `${container} (max-width: 639px)`
/** Of one row, by density. */
export const rowSize = createVar()
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
  selectors: { '&&:focus': { outline: ring.outline, outlineOffset: '-3px' } },
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
