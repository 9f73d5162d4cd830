import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, maxInlineSize, radius, space } from '@jinpiao/themes/scale'
import { globalStyle, style } from '@vanilla-extract/css'

/** Form beside its consequences in wide windows; they stand below the fields in narrow ones. */
export const editor = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { '(min-width: 1024px)': { gridTemplateColumns: 'minmax(0, 720px) minmax(260px, 1fr)' } },
})
/** Fields keep their own widths; what stands in the form takes all of its column. */
globalStyle(`${editor} form`, { justifyItems: 'stretch' })
export const checkPage = style({ maxInlineSize: maxInlineSize.form })
globalStyle(`${checkPage} form`, { justifyItems: 'stretch' })

export const side = style({
  display: 'grid',
  gap: space[4],
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
  backgroundColor: vars.color.raised,
})
/** Stays in sight beside a long form, where the window is high enough to leave it room. */
export const sideColumn = style({
  '@media': { '(min-width: 1024px) and (min-height: 640px)': { position: 'sticky', insetBlockStart: '88px' } },
})
export const line = style({ display: 'grid', gap: space[8], gridTemplateColumns: 'minmax(0, 1fr)' })
globalStyle(`${line} + ${line}`, { paddingBlockStart: space[8], borderBlockStart: `2px solid ${vars.color.line}` })

export const group = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
})
export const legend = style({
  padding: 0,
  marginBlockEnd: space[4],
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

export const agreement = style({ display: 'grid', gap: space[2], justifyItems: 'start' })
export const agreementText = style({ display: 'grid', gap: space[4], lineHeight: 1.7 })
export const checkTotal = style({ display: 'grid', gap: space[1] })
export const checkLines = style({ display: 'grid', gap: space[8] })
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
