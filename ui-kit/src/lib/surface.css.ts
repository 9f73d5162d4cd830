import { vars } from '@jinpiao/themes/contract.css'
import { phoneUpTo, radius, space } from '@jinpiao/themes/scale'
import { globalStyle, style } from '@vanilla-extract/css'

export const onPhone = `(max-width: ${phoneUpTo}px)`

const raised = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
  backgroundColor: vars.color.raised,
  minInlineSize: 0,
  '@media': { print: { border: 0 } },
})

/**
 * A surface whose parts reach its edges and bring their own space: tabs, filters and table of a list. `Tabs`,
 * `FilterBar` and `DataTable` know it.
 */
export const flushSurface = style([raised])
// Surfaces never nest: tabs with a list in each of them are one.
globalStyle(`${flushSurface} ${flushSurface}`, { border: 0, borderRadius: 0 })

/** Space that the parts of a flush surface keep at its sides. */
export const edge = { wide: space[6], phone: space[4] } as const

/** What belongs together lies on one of these, on the page's canvas. Surfaces never nest: in another one it is flat. */
export const surface = style([
  raised,
  {
    padding: space[6],
    selectors: { [`${flushSurface} &`]: { border: 0 } },
    '@media': { [onPhone]: { padding: space[4] }, print: { padding: 0, breakInside: 'avoid' } },
  },
])
globalStyle(`${surface} ${surface}`, { padding: 0, border: 0, borderRadius: 0, backgroundColor: 'transparent' })
