import { space } from '@jinpiao/themes/scale'
import { onPhone } from '@jinpiao/ui-kit/lib/surface.css'
import { style } from '@vanilla-extract/css'

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
export const party = style({ overflowWrap: 'anywhere', '@media': { [onPhone]: { flexBasis: '100%' } } })
export const amount = style({ textAlign: 'end' })
export const ticket = style({ whiteSpace: 'nowrap' })
