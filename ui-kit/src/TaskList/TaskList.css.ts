import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)' })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  alignItems: 'baseline',
})
export const title = style({ fontSize: fontSize.large, lineHeight: 1.4 })
export const summary = style({ color: vars.color.textMuted })
/** Rows with their state at the end. */
export const list = style({
  display: 'grid',
  maxInlineSize: '60rem',
  borderBlockStart: `1px solid ${vars.color.line}`,
})
export const task = style({
  display: 'grid',
  gap: `${space[1]} ${space[4]}`,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const name = style({ minInlineSize: 0 })
export const hint = style({ gridColumn: '1 / -1', color: vars.color.textMuted, fontSize: fontSize.compact })
