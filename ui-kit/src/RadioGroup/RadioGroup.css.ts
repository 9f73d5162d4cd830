import { vars } from '@jinpiao/themes/contract.css'
import { duration, radius, space } from '@jinpiao/themes/scale'
import { style, styleVariants } from '@vanilla-extract/css'
import { choice, mark } from '../lib/choice.css.ts'

export { below as description } from '../lib/choice.css.ts'

const anyOptions = style({ display: 'flex', minInlineSize: 0 })
export const options = styleVariants({
  vertical: [anyOptions, { flexDirection: 'column', gap: space[1] }],
  horizontal: [anyOptions, { flexWrap: 'wrap', columnGap: space[6] }],
})

export const field = style({ display: 'grid', minInlineSize: 0 })

export const button = style([
  choice,
  { selectors: { '&[data-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' } } },
])

export const dot = style([
  mark,
  {
    borderRadius: radius.pill,
    transition: `border-color ${duration.fast}`,
    selectors: {
      '[data-disabled] > &': { borderStyle: 'dashed', backgroundColor: vars.color.sunken },
      // The mark is a border, which forced colours keep.
      '[data-selected] > &': { borderWidth: '7px', borderColor: vars.color.accent },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '[data-selected] > &': { borderColor: 'Highlight' } } },
    },
  },
])
