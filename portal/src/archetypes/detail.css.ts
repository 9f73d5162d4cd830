import { vars } from '@jinpiao/themes/contract.css'
import { fontWeight, space } from '@jinpiao/themes/scale'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { style } from '@vanilla-extract/css'

/** One invoice in a row of facts. */
export const invoice = style({ display: 'grid', gap: space[1] })

/** In the rail. */
export const note = style([surface, { display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)' }])

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
