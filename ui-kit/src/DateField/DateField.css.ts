import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, radius, space, target } from '@jinpiao/themes/scale'
import { globalStyle, style } from '@vanilla-extract/css'

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2], inlineSize: '100%' })
/** As narrow as a whole day, so that the calendar stands beside it at 320 px. */
export const input = style({ flex: '1 1 8rem', maxInlineSize: '10rem' })
globalStyle(`${row} > button`, { paddingInline: space[3] })
export const about = style({ fontSize: fontSize.compact, lineHeight: lineHeight.body, color: vars.color.textMuted })
/** Their words begin where the field does; the buttons reach out by their own padding. */
export const picks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[1],
  marginInlineStart: `calc(-1 * ${space[3]} - 1px)`,
})

export const popover = style({
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.card,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  maxInlineSize: 'calc(100vw - 8px)',
})

export const dialog = style({
  padding: space[3],
  outline: 'none',
  overflow: 'auto',
  minBlockSize: 0,
  '@media': { '(max-width: 359px)': { padding: space[1] } },
})

export const header = style({ display: 'flex', alignItems: 'center', gap: space[2], marginBlockEnd: space[2] })
export const heading = style({
  flex: 1,
  margin: 0,
  textAlign: 'center',
  fontSize: fontSize.body,
  fontWeight: fontWeight.semibold,
})

/** Previous and next month. */
export const turn = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: target.primary,
  blockSize: target.primary,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  color: vars.color.text,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.sunken },
    '&[data-disabled]': { color: vars.color.line, cursor: 'default' },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'ButtonBorder',
      selectors: { '&[data-disabled]': { color: 'GrayText' } },
    },
  },
})

export const grid = style({ borderCollapse: 'separate', borderSpacing: 0, tableLayout: 'fixed' })
globalStyle(`${grid} td`, { padding: 0 })
export const weekday = style({
  padding: space[1],
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  color: vars.color.textMuted,
})

/** 44 × 48: the day, and under it 休 or 班; the line is kept on ordinary days, so that the figures align. */
export const cell = style({
  boxSizing: 'border-box',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  inlineSize: target.primary,
  blockSize: '48px',
  border: '1px solid transparent',
  borderRadius: radius.control,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: lineHeight.figures,
  cursor: 'pointer',
  outlineOffset: '-3px',
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.sunken },
    '&[data-focus-visible]': { boxShadow: 'none' },
    '&[data-disabled]': { color: vars.color.textMuted, cursor: 'default' },
    // Can be reached and says why; not the look of what is merely out of range.
    '&[data-unavailable]': { color: vars.color.textMuted, cursor: 'not-allowed' },
    '&[data-selected]': { backgroundColor: vars.color.accentFill, color: vars.color.onAccent },
    // The ring has the colour of the fill: on the chosen day it runs inside, in the other tone.
    '&[data-selected][data-focus-visible]': { outlineColor: vars.color.onAccent, outlineOffset: '-6px' },
  },
  '@media': {
    '(max-width: 359px)': { inlineSize: '42px' },
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': { backgroundColor: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&[data-selected][data-focus-visible]': { outlineColor: 'HighlightText' },
        '&[data-disabled], &[data-unavailable]': { color: 'GrayText' },
      },
    },
  },
})

/** Only the figure is struck out: 休 stays legible. */
export const figure = style({
  selectors: { [`${cell}[data-disabled] &, ${cell}[data-unavailable] &`]: { textDecoration: 'line-through' } },
})

export const today = style({ fontWeight: fontWeight.semibold, borderBlockEnd: '2px solid currentColor' })

/** 13 px is the smallest type there is; the mark is a word, colour comes third. */
export const mark = style({
  '::after': { content: 'attr(data-mark)' },
  minBlockSize: `calc(${fontSize.small} * ${lineHeight.figures})`,
  fontSize: fontSize.small,
  color: vars.color.textMuted,
  selectors: { [`${cell}[data-selected] &`]: { color: 'inherit' } },
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
})
export const off = style({ color: vars.color.dangerText })
