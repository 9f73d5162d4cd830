import { vars } from '@jinpiao/themes/contract.css'
import { space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

/** Below this width the fields of a person stand in two columns, then in one. */
const wide = '(min-width: 1200px)'
const pairs = '(min-width: 640px)'

/** One person: the fields side by side, the button that removes at their end. */
export const wage = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  margin: 0,
  paddingBlockStart: space[4],
  paddingInline: 0,
  border: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
  minInlineSize: 0,
  '@media': {
    [pairs]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide]: { gridTemplateColumns: '3fr 5fr 4fr 4fr auto' },
  },
})
/** In line with the boxes, whose labels stand above them. */
export const remove = style({ '@media': { [wide]: { paddingBlockStart: '30px' } } })
