import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { narrow } from '../ChartWithTable/ChartWithTable.css.ts'
import { tabularFigures } from '../lib/interactive.css.ts'

/** Values at the start, names of the lines at their ends; where there is little room the names stand above. */
export const chart = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr) minmax(0, max-content)',
  columnGap: space[3],
  rowGap: space[2],
  fontSize: fontSize.compact,
  lineHeight: lineHeight.figures,
  color: vars.color.textMuted,
  '@container': { [narrow]: { gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: space[2] } },
  '@media': { print: { breakInside: 'avoid' } },
})

const height = '240px'
/** Everything in it lies at the bottom of one cell and is lifted from there, so that the widest makes the column's width. */
const column = style({ display: 'grid', blockSize: height })
export const ticks = style([column, tabularFigures, { justifyItems: 'end' }])
export const ends = style([column, { maxInlineSize: '10em', '@container': { [narrow]: { display: 'none' } } }])
export const lifted = style({ gridArea: '1 / 1', alignSelf: 'end', position: 'relative', translate: '0 50%' })
export const end = style([
  lifted,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    fontWeight: fontWeight.medium,
    color: vars.color.text,
  },
])

/** Room for half a marker at either end. */
export const plot = style({ position: 'relative', blockSize: height, marginInline: '6px' })
export const gridLine = style({
  position: 'absolute',
  insetInline: '-6px',
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&[data-zero]': { borderBlockEndColor: vars.color.lineStrong } },
})
export const lines = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
})

/**
 * Told apart by dashes and markers first. The tones are those of text, 4.5:1 on every surface; no status has one, since
 * a line is no warning. Forced colours know nothing of strokes, so there they are told.
 */
const tones = [
  { colour: vars.color.accent, dashes: 'none' },
  { colour: vars.color.text, dashes: '8 4' },
  { colour: vars.color.textMuted, dashes: '2 3' },
  { colour: vars.color.accentHover, dashes: '10 3 2 3' },
] as const
export const line = tones.map(({ colour, dashes }) =>
  style({
    stroke: colour,
    strokeWidth: '2px',
    strokeDasharray: dashes,
    '@media': { '(forced-colors: active)': { stroke: 'CanvasText' } },
  }),
)
export const marker = tones.map(({ colour }) =>
  style({ fill: colour, '@media': { '(forced-colors: active)': { fill: 'CanvasText' } } }),
)

export const axis = style({ gridColumn: 2, position: 'relative', blockSize: '1.5em', marginInline: '6px' })
export const below = style({
  position: 'absolute',
  whiteSpace: 'nowrap',
  translate: '-50% 0',
  selectors: {
    '&:first-child:not(:last-child)': { translate: '-6px 0' },
    '&:last-child:not(:first-child)': { translate: 'calc(6px - 100%) 0' },
  },
  // The first and the last have room always.
  '@container': { [narrow]: { selectors: { '&:not(:first-child):not(:last-child)': { display: 'none' } } } },
})

export const key = style({
  gridColumn: '1 / -1',
  display: 'none',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  marginBlockEnd: space[2],
  color: vars.color.text,
  '@container': { [narrow]: { display: 'flex' } },
})
export const keyEntry = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] })
export const sample = style({ flexShrink: 0, overflow: 'visible' })
