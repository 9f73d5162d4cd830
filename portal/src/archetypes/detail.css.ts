import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, space } from '@jinpiao/themes/scale'
import { onPhone, surface } from '@jinpiao/ui-kit/lib/surface.css'
import { globalStyle, style } from '@vanilla-extract/css'

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
/** What was checked: a line for each that is no mere tick. */
export const checksHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[4]}`,
  alignItems: 'baseline',
  justifyContent: 'space-between',
})
export const checks = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' })
export const check = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  paddingBlock: space[3],
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
    '&:last-child': { paddingBlockEnd: 0 },
    '&:first-child': { paddingBlockStart: 0 },
  },
})
globalStyle(`${check} > svg`, { marginBlockStart: space[1] })
globalStyle(`${check}[data-grade=PROBLEM] > svg`, { color: vars.color.dangerText })
globalStyle(`${check}[data-grade=WARNING] > svg`, { color: vars.color.warningText })
globalStyle(`${check}[data-grade=PASSED] > svg`, { color: vars.color.successText })
export const checkTitle = style({
  selectors: {
    '[data-grade=PROBLEM] &': { color: vars.color.dangerText, fontWeight: fontWeight.semibold },
    '[data-grade=WARNING] &': { color: vars.color.warningText, fontWeight: fontWeight.semibold },
  },
})
export const checkText = style({ fontSize: fontSize.compact, color: vars.color.textMuted })
export const list = style({
  display: 'grid',
  gap: space[1],
  margin: 0,
  paddingInlineStart: space[6],
  listStyle: 'disc',
})

/** A line for each recipient; what they have in common stands in columns. On a phone they flow. */
export const outcomes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
  gap: `${space[3]} ${space[6]}`,
  margin: 0,
  paddingInline: 0,
  paddingBlockEnd: 0,
  listStyle: 'none',
  '@media': { [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const outcome = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'center',
  '@media': { [onPhone]: { display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[3]}` } },
})
export const outcomeParty = style({ overflowWrap: 'anywhere', '@media': { [onPhone]: { flexBasis: '100%' } } })
export const outcomeAmount = style({ textAlign: 'end' })
export const outcomeTicket = style({ whiteSpace: 'nowrap' })
