import { vars } from '@jinpiao/themes/contract.css'
import { duration, fontWeight, radius, space, target } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { focusRing } from '../lib/interactive.css.ts'

export const tabs = style({ display: 'grid', gap: space[6], minInlineSize: 0 })

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[6],
  rowGap: space[1],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  // Where there is little room five short words still share a line; longer ones take a second, none is hidden.
  '@media': { '(max-width: 639px)': { columnGap: space[4] } },
})

export const tab = style([
  focusRing,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: target.primary,
    minInlineSize: target.primary,
    paddingInline: space[1],
    paddingBlock: 0,
    border: 0,
    background: 'none',
    borderStartStartRadius: radius.control,
    borderStartEndRadius: radius.control,
    color: vars.color.textMuted,
    fontWeight: fontWeight.medium,
    cursor: 'pointer',
    transition: `color ${duration.fast}`,
    selectors: {
      '&:hover': { color: vars.color.text },
      '&[aria-selected=true]': { color: vars.color.accent },
      // The mark lies on the line below the list; a border keeps its colour in forced colours.
      '&::after': {
        content: '""',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: '-1px',
        borderBlockEnd: '3px solid transparent',
      },
      '&:hover:not([aria-selected=true])::after': { borderColor: vars.color.lineStrong },
      '&[aria-selected=true]::after': { borderColor: vars.color.accent },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&:not([aria-selected=true])::after': { display: 'none' },
          '&[aria-selected=true]::after': { borderColor: 'Highlight' },
        },
      },
    },
  },
])

export const errors = style({
  color: vars.color.dangerText,
  // The colour of an svg itself is not forced.
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
})

export const panel = style([
  focusRing,
  {
    minInlineSize: 0,
    borderRadius: radius.control,
  },
])
