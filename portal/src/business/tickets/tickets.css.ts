import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, maxInlineSize, space } from '@jinpiao/themes/scale'
import { globalStyle, style } from '@vanilla-extract/css'

/** Two lines in one cell: the fact, and what follows from it. */
export const stacked = style({ display: 'grid', justifyItems: 'start' })
export const note = style({ color: vars.color.textMuted, fontSize: fontSize.small, textWrap: 'pretty' })
/** Buttons of a row: they wrap rather than widen the table. */
export const rowActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' })
export const facts = style({ maxInlineSize: maxInlineSize.form, inlineSize: '100%' })
export const panel = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: space[4],
  maxInlineSize: maxInlineSize.form,
})

export const nodeHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'center',
})
export const nodeName = style({ fontWeight: fontWeight.semibold, overflowWrap: 'anywhere' })
export const sum = style({
  display: 'grid',
  gap: `${space[1]} ${space[6]}`,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  margin: 0,
  paddingBlockStart: space[3],
  borderBlockStart: `2px solid ${vars.color.lineStrong}`,
  '@media': { '(max-width: 479px)': { gridTemplateColumns: '1fr' } },
})
globalStyle(`${sum} > dd`, { margin: 0, textAlign: 'end' })
// 15 digits leave no room for the words beside them.
globalStyle(`${sum} > dd`, { '@media': { '(max-width: 479px)': { textAlign: 'start' } } })
export const consentList = style({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' })
globalStyle(`${consentList} > li`, {
  display: 'grid',
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${vars.color.line}`,
})
