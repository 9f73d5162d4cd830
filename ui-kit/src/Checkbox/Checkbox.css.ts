import { vars } from '@jinpiao/themes/contract.css'
import { duration, radius } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { mark } from '../lib/choice.css.ts'

export { below, choice as button, indent } from '../lib/choice.css.ts'

export const field = style({ display: 'grid', gap: '2px', minInlineSize: 0 })

export const box = style([
  mark,
  {
    borderRadius: radius.control,
    color: vars.color.raised,
    transition: `background-color ${duration.fast}, border-color ${duration.fast}`,
    selectors: {
      '[data-selected] > &, [data-indeterminate] > &': {
        borderColor: vars.color.accent,
        backgroundColor: vars.color.accent,
      },
      '[data-invalid] > &': { borderColor: vars.color.dangerLine },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '[data-selected] > &, [data-indeterminate] > &': {
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  },
])

/** Not a transparent colour: forced colours would show the tick of an empty box. */
export const tick = style({
  opacity: 0,
  selectors: { '[data-selected] &, [data-indeterminate] &': { opacity: 1 } },
})
