import { vars } from '@jinpiao/themes/contract.css'
import { duration, space, target } from '@jinpiao/themes/scale'
import { style, styleVariants } from '@vanilla-extract/css'
import { focusRing } from '../lib/interactive.css.ts'

const anyLink = style([
  focusRing,
  {
    position: 'relative',
    color: vars.color.accent,
    borderRadius: '2px',
    textUnderlineOffset: '0.2em',
    transition: `color ${duration.fast}`,
    selectors: { '&[data-hovered]': { color: vars.color.accentHover, textDecorationThickness: '2px' } },
  },
])
export const link = styleVariants(
  {
    // In running text colour alone does not tell a link (1.4.1).
    inline: { textDecoration: 'underline' },
    standalone: {
      display: 'inline-flex',
      alignItems: 'center',
      minInlineSize: target.minimum,
      minBlockSize: target.minimum,
      textDecoration: 'none',
      selectors: { '&[data-hovered], &[data-focus-visible]': { textDecoration: 'underline' } },
      '@media': { '(pointer: coarse)': { minInlineSize: target.primary, minBlockSize: target.primary } },
    },
  },
  (kind) => [anyLink, kind],
)

/** On top of a button's style. */
export const action = style({ textDecoration: 'none' })

export const icon = style({ marginInlineStart: space[1] })
