import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, space } from '@jinpiao/themes/scale'
import { globalStyle, style } from '@vanilla-extract/css'
import { tight, wide } from '../ChartWithTable/ChartWithTable.css.ts'
import { tabularFigures } from '../lib/interactive.css.ts'

/** One grid for all rows, so that labels and values line up; each row is a subgrid. */
export const chart = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
  columnGap: space[3],
  // A dozen bars take no more than a third of the window.
  rowGap: space[1],
  fontSize: fontSize.compact,
  lineHeight: lineHeight.figures,
  '@container': { [tight]: { gridTemplateColumns: 'minmax(0, 1fr) max-content', rowGap: space[3] } },
})

export const row = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  '@media': { print: { breakInside: 'avoid' } },
  // The words stand clear of the bar below them, and nearer to it than to the bar above.
  '@container': { [tight]: { rowGap: space[1] } },
})

export const label = style({ color: vars.color.textMuted })

export const track = style({
  display: 'block',
  blockSize: '16px',
  // The base line that all bars stand on.
  borderInlineStart: `2px solid ${vars.color.lineStrong}`,
  '@container': { [tight]: { gridRow: 2, gridColumn: '1 / -1', blockSize: '12px' } },
})

export const bar = style({
  display: 'block',
  blockSize: '100%',
  inlineSize: 'var(--bar-length)',
  borderStartEndRadius: '3px',
  borderEndEndRadius: '3px',
  backgroundColor: vars.color.accent,
  '@media': {
    // Backgrounds are replaced in forced colours and left out in print; this one is the information.
    '(forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' },
    print: { printColorAdjust: 'exact' },
  },
})

export const value = style([tabularFigures, { textAlign: 'end', fontWeight: fontWeight.medium }])

/** Columns of the whole width above their dates, beside a scale; in a narrow place the same bars lie. */
const height = '184px'
/** Only where the bars stand. */
const standing = { display: 'none', '@container': { [wide]: { display: 'block' } } } as const
export const upright = style({
  fontSize: fontSize.compact,
  lineHeight: lineHeight.figures,
  '@container': {
    [wide]: { display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: space[3] },
  },
})
export const scale = style([
  tabularFigures,
  {
    display: 'none',
    color: vars.color.textMuted,
    // Half of the highest label stands above its line.
    marginBlockStart: space[2],
    '@container': { [wide]: { display: 'grid', blockSize: height, justifyItems: 'end' } },
  },
])
/** All lie at the bottom of one cell and are lifted from there: the widest makes the width. */
export const tick = style({ gridArea: '1 / 1', alignSelf: 'end', position: 'relative', translate: '0 50%' })
export const columns = style([
  chart,
  {
    position: 'relative',
    '@container': {
      [wide]: {
        gridTemplateColumns: 'none',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        columnGap: 0,
        marginBlockStart: space[2],
      },
    },
  },
])
export const lines = style([standing, { position: 'absolute', insetInline: 0, insetBlockStart: 0, blockSize: height }])
export const line = style({
  position: 'absolute',
  insetInline: 0,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockEndColor: vars.color.lineStrong } },
})
export const short = style(standing)
export const long = style({ '@container': { [wide]: { display: 'none' } } })

globalStyle(`${columns} > ${row}`, {
  '@container': {
    [wide]: {
      position: 'relative',
      gridColumn: 'auto',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: `${height} auto`,
      rowGap: space[2],
      justifyItems: 'center',
    },
  },
})
// A word that is wider than its bar stands over both sides of it, and is not torn apart.
globalStyle(`${columns} > ${row} > ${label}`, { '@container': { [wide]: { gridRow: 2, overflowWrap: 'normal' } } })
globalStyle(`${columns} > ${row}[data-peak] > ${label}`, {
  '@container': { [wide]: { color: vars.color.text, fontWeight: fontWeight.semibold } },
})
globalStyle(`${columns} > ${row} > ${value}`, { '@container': { [wide]: { display: 'none' } } })
globalStyle(`${columns} > ${row} > ${track}`, {
  '@container': {
    [wide]: {
      gridRow: 1,
      display: 'flex',
      alignItems: 'end',
      blockSize: '100%',
      inlineSize: 'min(48%, 48px)',
      border: 0,
    },
  },
})
globalStyle(`${columns} > ${row} > ${track} > ${bar}`, {
  '@container': {
    [wide]: {
      inlineSize: '100%',
      blockSize: 'var(--bar-height)',
      borderStartStartRadius: '3px',
      borderEndEndRadius: 0,
    },
  },
})
// The highest stands out; what it is says the finding.
globalStyle(`${columns} > ${row}:not([data-peak]) > ${track} > ${bar}`, {
  '@container': { [wide]: { opacity: 0.7 } },
})
