import { vars } from '@jinpiao/themes/contract.css'
import { fontWeight, maxInlineSize, radius, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

/** One invoice in a row of facts. */
export const invoice = style({ display: 'grid', gap: space[1] })

/** Main matter and a quiet note beside it, where there is room. */
export const beside = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { '(min-width: 1024px)': { gridTemplateColumns: `minmax(0, ${maxInlineSize.form}) minmax(260px, 1fr)` } },
})
export const note = style({
  display: 'grid',
  gap: space[4],
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
  backgroundColor: vars.color.raised,
})

/** Before and after of what was changed since it came back. */
export const changes = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' })
export const change = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[2]}`,
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${vars.color.warningLine}`,
})
export const changeField = style({ fontWeight: fontWeight.semibold })
export const before = style({ color: vars.color.textMuted, textDecoration: 'line-through' })
export const list = style({
  display: 'grid',
  gap: space[1],
  margin: 0,
  paddingInlineStart: space[6],
  listStyle: 'disc',
})
