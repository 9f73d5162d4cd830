import { vars } from '@jinpiao/themes/contract.css'
import { duration, fontSize, fontWeight, radius, space, target } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { focusRing, minimumTarget, tabularFigures } from '../lib/interactive.css.ts'
import { narrow, rowSize } from './DataTable.css.ts'

export const row = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  transition: `background-color ${duration.fast}`,
  selectors: {
    '&:hover': { backgroundColor: vars.color.surface },
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
      // What is left beside the checkbox holds a business number in one piece at 320 px.
      gridTemplateColumns: '6em 1fr',
      columnGap: space[2],
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
  color: vars.color.warningText,
  // It widens its column no further than a name does.
  maxInlineSize: '22em',
})
export const reasonIcon = style({ verticalAlign: '-3px' })

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
  backgroundColor: vars.color.surface,
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
