import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, radius, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { tabularFigures } from '../lib/interactive.css.ts'

export const root = style({ display: 'grid', gap: space[2], minInlineSize: 0 })
/** Its words stand close to the bar, in the width of a column. */
export const compact = style([root, { gap: space[1], minInlineSize: '104px' }])
export const label = style({ fontSize: fontSize.compact, color: vars.color.textMuted })
export const caption = style({ display: 'grid', gap: space[1] })
export const finding = style({ fontSize: fontSize.compact })
export const over = style({ color: vars.color.dangerText })
/** The figure of the sentence, as large as a heading: what one looks for. */
export const amount = style([
  tabularFigures,
  { fontSize: fontSize.heading, fontWeight: fontWeight.semibold, lineHeight: lineHeight.figures },
])

/** The unit does not stand alone on a line. */
export const figureAndUnit = style({ display: 'inline-block' })

export const track = style({
  display: 'flex',
  blockSize: '10px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.pill,
  backgroundColor: vars.color.sunken,
  overflow: 'hidden',
  selectors: { '&[data-over]': { borderColor: vars.color.dangerLine } },
})

export const fill = style({
  flexShrink: 0,
  blockSize: '100%',
  backgroundColor: vars.color.accent,
  selectors: { '[data-over] > &': { backgroundColor: vars.color.dangerSolid } },
  '@media': {
    // Backgrounds are replaced in forced colours and left out in print; this one is the information.
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      selectors: { '[data-over] > &': { backgroundColor: 'Highlight' } },
    },
    print: { printColorAdjust: 'exact' },
  },
})

/** Stripes, so that it is told from the fill without colours too; it takes what room is left. */
const stripes = (color: string) => `repeating-linear-gradient(135deg, ${color} 0 3px, transparent 3px 6px)`
export const adding = style({
  minInlineSize: 0,
  blockSize: '100%',
  borderInlineEnd: `1px solid ${vars.color.accent}`,
  backgroundImage: stripes(vars.color.accent),
  selectors: {
    '[data-over] > &': { borderColor: vars.color.dangerSolid, backgroundImage: stripes(vars.color.dangerSolid) },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      borderColor: 'Highlight',
      backgroundImage: stripes('Highlight'),
      selectors: { '[data-over] > &': { borderColor: 'Highlight', backgroundImage: stripes('Highlight') } },
    },
    print: { printColorAdjust: 'exact' },
  },
})

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse' })
export const name = style({
  padding: 0,
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  textAlign: 'start',
  color: vars.color.textMuted,
})
export const figure = style([tabularFigures, { padding: 0, fontSize: fontSize.compact, textAlign: 'end' }])
