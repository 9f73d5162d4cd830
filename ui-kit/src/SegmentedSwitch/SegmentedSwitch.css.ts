import { vars } from '@jinpiao/themes/contract.css'
import { duration, fontWeight, radius, space, target } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { coveringInput } from '../lib/coveringInput.css.ts'
import { forcedRing, ring } from '../lib/interactive.css.ts'

/** Wraps where the words have no room beside each other; a segment is never cut. */
export const track = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: space[1],
  maxInlineSize: '100%',
  padding: '3px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.card,
  backgroundColor: vars.color.sunken,
})

export const field = style({ display: 'grid', minInlineSize: 0 })

/** The chosen one has a border all round: its colour comes third. */
export const segment = style([
  coveringInput,
  {
    display: 'grid',
    placeItems: 'center',
    minInlineSize: target.primary,
    minBlockSize: '40px',
    paddingInline: space[4],
    border: '2px solid transparent',
    borderRadius: radius.control,
    color: vars.color.text,
    fontWeight: fontWeight.medium,
    cursor: 'pointer',
    transition: `background-color ${duration.fast}, border-color ${duration.fast}`,
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.raised },
      '&[data-selected]': {
        borderColor: vars.color.accent,
        backgroundColor: vars.color.raised,
        color: vars.color.accent,
      },
      '&[data-focus-visible]': ring,
    },
    '@media': {
      '(pointer: coarse)': { minBlockSize: target.primary },
      '(forced-colors: active)': {
        borderColor: 'Canvas',
        selectors: {
          '&[data-selected]': {
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
          '&[data-focus-visible]': forcedRing,
        },
      },
    },
  },
])

export const words = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] })
