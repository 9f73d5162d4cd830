import { vars } from '@jinpiao/themes/contract.css'
import { duration, fontSize, fontWeight, lineHeight, radius, space } from '@jinpiao/themes/scale'
import { createVar, style } from '@vanilla-extract/css'
import { focusRing, forcedRing, ring, tabularFigures } from '../lib/interactive.css.ts'
import { onPhone } from '../lib/surface.css.ts'

/** A phone held upright; at 320 px an amount needs the whole row. */
const twoInARow = `(min-width: 360px) and ${onPhone}`

/** How many stand in a row where there is room for them: two rows are even, none is left over in one of its own. */
const inARow = createVar()
/** The list has so many cards. */
const has = (count: number) => `&:has(> :nth-child(${count}):last-child)`

/** The width of one where as many as that share the row. */
const share = `calc((100% - (${inARow} - 1) * ${space[4]}) / ${inARow})`

export const list = style({
  vars: { [inARow]: '6' },
  selectors: {
    [`${has(7)}, ${has(8)}`]: { vars: { [inARow]: '4' } },
    [`${has(9)}, ${has(10)}`]: { vars: { [inARow]: '5' } },
    // One or two keep the width of three: a card as wide as the page is no card.
    [`${has(1)}, ${has(2)}`]: {
      gridTemplateColumns: `repeat(auto-fit, minmax(max(min(180px, 100%), calc((100% - 2 * ${space[4]}) / 3)), 0))`,
    },
  },
  display: 'grid',
  // They fill the row, however many there are from three on.
  gridTemplateColumns: `repeat(auto-fit, minmax(max(min(180px, 100%), ${share}), 1fr))`,
  gap: space[4],
  '@media': {
    [onPhone]: { gap: space[3], selectors: { [`${has(1)}, ${has(2)}`]: { gridTemplateColumns: 'minmax(0, 1fr)' } } },
    [twoInARow]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      selectors: { [`${has(1)}, ${has(2)}`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
})
export const item = style({
  display: 'grid',
  // One that is left over fills its row.
  '@media': { [twoInARow]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } } },
})

export const card = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignContent: 'start',
  gap: space[1],
  minBlockSize: '132px',
  paddingBlock: space[4],
  paddingInline: '20px',
  '@media': { [onPhone]: { paddingInline: space[3] } },
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
  backgroundColor: vars.color.raised,
  transition: `border-color ${duration.fast}`,
  selectors: { '&:hover': { borderColor: vars.color.accent } },
})

export const link = style([
  focusRing,
  {
    display: 'grid',
    gap: space[2],
    color: vars.color.text,
    textDecoration: 'none',
    // The focus scrolls to the link; the card around it has to come out from under the header too (2.4.12).
    scrollMarginBlock: `calc(${space[4]} + 6px) 80px`,
    // The whole card is the target, over its amount too; the ring goes round what is pressed.
    '::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1, borderRadius: radius.card },
    selectors: {
      '&[data-focus-visible]': { outline: 'none', boxShadow: 'none' },
      '&[data-focus-visible]::after': ring,
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-focus-visible]': { outline: 'none' },
          '&[data-focus-visible]::after': forcedRing,
        },
      },
    },
  },
])

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: fontSize.compact,
  color: vars.color.accent,
  fontWeight: fontWeight.medium,
})

export const count = style([
  tabularFigures,
  {
    fontSize: fontSize.title,
    fontWeight: fontWeight.semibold,
    lineHeight: lineHeight.figures,
    selectors: { '[data-idle] &': { color: vars.color.textMuted, fontWeight: fontWeight.regular } },
  },
])
export const unit = style({ fontSize: fontSize.compact, fontWeight: fontWeight.regular, color: vars.color.textMuted })
export const detail = style({
  fontSize: fontSize.small,
  color: vars.color.textMuted,
  selectors: { '&[data-urgent]': { color: vars.color.warningText } },
})
export const sign = style({ verticalAlign: '-2px', marginInlineEnd: space[1] })
