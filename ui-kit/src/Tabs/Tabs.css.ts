import { vars } from '@jinpiao/themes/contract.css'
import { duration, fontSize, fontWeight, radius, space, target } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { focusRing } from '../lib/interactive.css.ts'
import { edge, flushSurface, onPhone } from '../lib/surface.css.ts'

export const tabs = style({
  display: 'grid',
  gap: space[6],
  // What its panels place beside the tabs is placed from here.
  position: 'relative',
  minInlineSize: 0,
  selectors: { [`${flushSurface} &`]: { gap: 0 } },
})

/** Draws the line: what scrolls lies on it. */
export const strip = style({ minInlineSize: 0, borderBlockEnd: `1px solid ${vars.color.line}` })

/** A scroll container cuts off what reaches out of it: inside its edge the ring of a tab has room. */
const ringRoom = '5px'

export const list = style({
  display: 'flex',
  columnGap: space[6],
  overflowX: 'auto',
  padding: ringRoom,
  margin: `calc(-1 * ${ringRoom})`,
  // The wheel and a finger bring the others; where there are neither, a narrow bar does.
  scrollbarWidth: 'thin',
  // The tab that gets the focus comes with its ring, and with the edge of the next one.
  scrollPaddingInline: space[6],
  selectors: {
    [`${flushSurface} &`]: { marginInline: 0, paddingInline: edge.wide },
    // Tabs in a panel of others: the room for their ring does not lie over these.
    '[role=tabpanel] &': { marginBlockStart: 0 },
  },
  '@media': {
    [onPhone]: { columnGap: space[4], selectors: { [`${flushSurface} &`]: { paddingInline: edge.phone } } },
    '(pointer: coarse)': { scrollbarWidth: 'none' },
    // Paper does not scroll.
    print: { flexWrap: 'wrap', overflowX: 'visible' },
  },
})

export const tab = style([
  focusRing,
  {
    position: 'relative',
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    gap: space[2],
    whiteSpace: 'nowrap',
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
      '&[aria-selected=true]': { color: vars.color.accent, fontWeight: fontWeight.semibold },
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

export const count = style({
  minInlineSize: '24px',
  paddingInline: space[2],
  borderRadius: radius.pill,
  border: `1px solid ${vars.color.line}`,
  color: vars.color.textMuted,
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '20px',
  selectors: {
    '[aria-selected=true] > &': {
      borderColor: 'transparent',
      backgroundColor: vars.color.selected,
      color: vars.color.accent,
    },
  },
})

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
