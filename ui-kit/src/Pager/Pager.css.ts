import { vars } from '@jinpiao/themes/contract.css'
import { duration, fontSize, fontWeight, radius, space, target } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { control, focusRing, ringOnTop, tabularFigures } from '../lib/interactive.css.ts'
import { flushSurface } from '../lib/surface.css.ts'

export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  columnGap: space[4],
  fontSize: fontSize.compact,
  selectors: { [`${flushSurface} &`]: { paddingBlock: space[2], paddingInline: space[4] } },
  '@media': { print: { display: 'none' } },
})

export const list = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[1] })

export const button = style([
  focusRing,
  ringOnTop,
  tabularFigures,
  {
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '36px',
    minBlockSize: '36px',
    paddingBlock: 0,
    paddingInline: space[2],
    border: '1px solid transparent',
    borderRadius: radius.control,
    backgroundColor: 'transparent',
    color: vars.color.accent,
    cursor: 'pointer',
    transition: `background-color ${duration.fast}`,
    selectors: {
      '&:hover': { backgroundColor: vars.color.sunken },
      '&:disabled': { color: vars.color.textMuted, cursor: 'default', backgroundColor: 'transparent' },
      // The border, not the fill alone, tells the current page (1.4.1, forced colours).
      '&[aria-current=page]': {
        borderColor: vars.color.accent,
        backgroundColor: vars.color.selected,
        color: vars.color.text,
        fontWeight: fontWeight.semibold,
      },
    },
    '@media': {
      '(pointer: coarse)': { minInlineSize: target.primary, minBlockSize: target.primary },
      '(forced-colors: active)': {
        selectors: { '&[aria-current=page]': { borderColor: 'Highlight' }, '&:disabled': { color: 'GrayText' } },
      },
    },
  },
])

export const gap = style({ minInlineSize: space[6], textAlign: 'center', color: vars.color.textMuted })

export const size = style([
  control,
  focusRing,
  {
    inlineSize: 'auto',
    minBlockSize: '36px',
    paddingBlock: space[1],
    fontSize: fontSize.compact,
    '@media': { '(pointer: coarse)': { minBlockSize: target.primary } },
  },
])
