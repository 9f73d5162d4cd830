import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, radius, space } from '@jinpiao/themes/scale'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { globalStyle, style } from '@vanilla-extract/css'
import { stack } from '#portal/parts/layout.css.ts'

/** Progress, one line high. */
export const progress = style({ paddingBlock: space[2] })
/** Sections, what follows from them beside, and the way on below both. */
export const form = style({})
globalStyle(`${form} form`, { justifyItems: 'stretch', gap: space[4] })

/** In the rail: what follows from what is typed. */
export const side = style([surface, { display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)' }])
export const line = stack

/** One topic of the form. Its legend floats, so that it lies inside the edge and is the first thing of the grid. */
export const group = style([
  surface,
  { display: 'grid', gap: '20px', gridTemplateColumns: 'minmax(0, 1fr)', inlineSize: '100%', margin: 0 },
])
// The width of the section is the width of what is not one of a pair.
globalStyle(`${group} > *`, { maxInlineSize: 'none' })
export const legend = style({
  float: 'inline-start',
  padding: 0,
  fontSize: fontSize.large,
  fontWeight: fontWeight.semibold,
})
export const invoices = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
})
export const partTitle = style({ fontWeight: fontWeight.semibold })
export const invoice = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
  minInlineSize: 0,
})
export const invoiceLegend = style({ padding: `0 ${space[1]}`, fontWeight: fontWeight.semibold })
export const hint = style({ color: vars.color.textMuted })
export const over = style({ color: vars.color.dangerText })
export const totals = style({ display: 'grid', gap: space[1] })
export const footer = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' })

export const agreement = style({
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const agreementText = style({ display: 'grid', gap: space[4], lineHeight: 1.7 })
export const checkTotal = style([surface, { display: 'grid', gap: space[2] }])
export const steps = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  paddingInlineStart: space[6],
  listStyle: 'decimal',
})
/** Contract files of a sheet, and the way on. */
export const contracts = style({})
globalStyle(`${contracts} form`, { justifyItems: 'stretch' })
