import { vars } from '@jinpiao/themes/contract.css'
import { fontWeight, headerHeight, radius, space, target, wideFrom } from '@jinpiao/themes/scale'
import { focusRing } from '@jinpiao/ui-kit/lib/interactive.css'
import { style } from '@vanilla-extract/css'

/** MINI: a strip above the page. WIDE: a column beside it. */
export const nav = style({
  paddingBlockStart: space[4],
  paddingInline: space[6],
  '@media': {
    [wideFrom]: {
      position: 'sticky',
      insetBlockStart: headerHeight,
      alignSelf: 'start',
      flex: '0 0 208px',
      paddingBlockStart: space[6],
      paddingInlineEnd: 0,
    },
    '(max-width: 639px)': { paddingInline: space[4] },
    print: { display: 'none' },
  },
})
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  '@media': { [wideFrom]: { flexDirection: 'column' } },
})
export const entry = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: '36px',
    paddingInline: space[3],
    borderRadius: radius.control,
    color: vars.color.textMuted,
    textDecoration: 'none',
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.sunken, color: vars.color.text },
      '&[aria-current]': {
        backgroundColor: vars.color.selected,
        color: vars.color.text,
        fontWeight: fontWeight.semibold,
      },
    },
    '@media': {
      '(pointer: coarse)': { minBlockSize: target.primary },
      '(forced-colors: active)': { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } },
    },
  },
])
