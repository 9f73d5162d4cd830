import { vars } from '@jinpiao/themes/contract.css'
import { duration, fontSize, fontWeight, radius, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { focusRing, ringOnTop } from '../lib/interactive.css.ts'

export const nav = style({ inlineSize: '100%', maxInlineSize: '240px', '@media': { print: { display: 'none' } } })
export const list = style({ display: 'grid', gap: '2px' })

export const group = style({ selectors: { '&:not(:first-child)': { marginBlockStart: space[4] } } })

export const label = style({
  display: 'block',
  paddingBlock: space[1],
  paddingInline: space[3],
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  color: vars.color.textMuted,
})

export const entry = style([
  focusRing,
  ringOnTop,
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '40px',
    paddingBlock: space[1],
    paddingInline: space[3],
    borderInlineStart: '3px solid transparent',
    borderRadius: radius.control,
    color: vars.color.text,
    textDecoration: 'none',
    transition: `background-color ${duration.fast}`,
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.sunken },
      '&[aria-current]': {
        borderInlineStartColor: vars.color.accent,
        backgroundColor: vars.color.selected,
        color: vars.color.accent,
        fontWeight: fontWeight.semibold,
      },
    },
    '@media': {
      '(pointer: coarse)': { minBlockSize: '44px' },
      // A transparent border becomes a visible one in forced colours.
      '(forced-colors: active)': {
        borderInlineStartColor: 'Canvas',
        selectors: { '&[aria-current]': { borderInlineStartColor: 'Highlight' } },
      },
    },
  },
])
