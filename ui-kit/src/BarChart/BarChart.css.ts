import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { tight } from '../ChartWithTable/ChartWithTable.css.ts'
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
  '@container': { [tight]: { gridTemplateColumns: 'minmax(0, 1fr) max-content' } },
})

export const row = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  '@media': { print: { breakInside: 'avoid' } },
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
