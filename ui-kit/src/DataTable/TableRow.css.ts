import { vars } from '@jinpiao/themes/contract.css'
import { duration, fontSize, fontWeight, radius, space, target } from '@jinpiao/themes/scale'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { size, tone } from '../Button/Button.css.ts'
import { focusRing, minimumTarget, tabularFigures } from '../lib/interactive.css.ts'
import { cardEdge, narrow, rowSize } from './DataTable.css.ts'
import { boxSize, cardPadding } from './RowCheckbox.css.ts'

export const row = style({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  transition: `background-color ${duration.fast}`,
  selectors: {
    '&:hover': { backgroundColor: vars.color.surface },
    '&[data-selected]': { backgroundColor: vars.color.selected },
  },
  '@media': {
    print: { breakInside: 'avoid' },
    '(forced-colors: active)': {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
  '@container': {
    [narrow]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: space[4],
      position: 'relative',
      paddingBlock: `${cardPadding} ${space[2]}`,
      selectors: { '&[data-selected]': { boxShadow: `inset 3px 0 0 ${vars.color.accent}` } },
    },
  },
})

export const cell = style({
  blockSize: rowSize,
  paddingBlock: space[1],
  paddingInline: space[3],
  textAlign: 'start',
  verticalAlign: 'middle',
  fontWeight: fontWeight.regular,
  selectors: { '[data-selected] > &:first-child': { boxShadow: `inset 3px 0 0 ${vars.color.accent}` } },
  '@container': {
    [narrow]: {
      display: 'flex',
      columnGap: space[2],
      // A header stands on the line of its value, also where that is a button or a tag.
      alignItems: 'baseline',
      blockSize: 'auto',
      minInlineSize: 0,
      paddingBlock: '1px',
      paddingInline: 0,
      selectors: {
        '[data-selected] > &:first-child': { boxShadow: 'none' },
        // A card says what there is.
        '&[data-missing]': { display: 'none' },
        '&[data-label]::before': {
          flex: 'none',
          // Silent where the browser can: the column header is read with the cell already.
          content: ['attr(data-label)', 'attr(data-label) / ""'],
          color: vars.color.textMuted,
        },
      },
    },
  },
})
const wholeLine = { flex: '1 0 100%', alignItems: 'baseline' } as const
/** In a card: after `cell`. The facts stand side by side below the two lines. */
export const line = styleVariants({
  party: {
    '@container': { [narrow]: { ...wholeLine, fontSize: fontSize.body, fontWeight: fontWeight.semibold } },
  },
  amount: {
    '@container': { [narrow]: { ...wholeLine, fontSize: fontSize.large, fontWeight: fontWeight.semibold } },
  },
  fact: {},
  // With room for 更多 at its end; what is left holds a business number in one piece at 320 px.
  number: { '@container': { [narrow]: { ...wholeLine, paddingInlineEnd: '4.5rem' } } },
})
globalStyle(`${line.amount}[data-label]::before`, {
  '@container': { [narrow]: { fontSize: fontSize.compact, fontWeight: fontWeight.regular } },
})

/** After `cell`, whose alignment it replaces. */
export const alignEnd = style([
  tabularFigures,
  { textAlign: 'end', '@container': { [narrow]: { textAlign: 'start' } } },
])

/** A business number is read and compared as a whole. */
export const whole = style({ whiteSpace: 'nowrap', '@container': { [narrow]: { whiteSpace: 'normal' } } })

export const value = style({ minInlineSize: 0 })
// Words among words: they begin where their column does, as links do.
globalStyle(`${cell} .${tone.quiet}.${size.small}`, {
  marginInline: `calc(-1 * ${space[1]} - 1px)`,
  paddingInline: space[1],
  '@media': { '(pointer: coarse)': { minInlineSize: target.primary } },
})
export const reason = style({
  display: 'block',
  fontWeight: fontWeight.regular,
  whiteSpace: 'normal',
  fontSize: fontSize.small,
  color: vars.color.warningText,
  // It widens its column no further than a name does.
  maxInlineSize: '22em',
})
export const reasonIcon = style({ verticalAlign: '-3px' })

export const selectCell = style({
  inlineSize: '1px',
  paddingInline: space[1],
  '@container': {
    [narrow]: {
      display: 'block',
      inlineSize: 'auto',
      padding: 0,
      // In the head the row has some of the space.
      marginInlineStart: `calc(${space[1]} - ${cardEdge})`,
      selectors: { [`${row} > &`]: { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, margin: 0 } },
    },
  },
  '@media': { print: { display: 'none' } },
})

/** A row with a box. */
export const withBox = style({})
globalStyle(`${row}${withBox}${withBox}`, {
  '@container': { [narrow]: { paddingInlineStart: `calc(${cardEdge} + ${boxSize})` } },
})

export const rowHeader = style({
  fontWeight: fontWeight.medium,
  '@container': {
    [narrow]: {
      // A link is as high as a finger needs; it may reach into the space around it.
      selectors: {
        [`${line.party}&`]: { marginBlockStart: `calc(-1 * ${space[2]})`, fontWeight: fontWeight.semibold },
      },
    },
  },
})

export const moreCell = style({
  inlineSize: '1px',
  '@container': {
    [narrow]: {
      inlineSize: 'auto',
      marginInlineStart: 'auto',
      selectors: {
        [`${line.number} ~ &`]: { position: 'absolute', insetBlockEnd: space[2], insetInlineEnd: cardEdge },
      },
    },
  },
  '@media': { print: { display: 'none' } },
})

// As high as the cell beside it, which would lie over the buttons of the line above (2.4.12).
globalStyle(`${line.number}:has(~ ${moreCell})`, {
  '@container': {
    [narrow]: {
      alignItems: 'center',
      minBlockSize: '34px',
      '@media': { '(pointer: coarse)': { minBlockSize: `calc(${target.primary} + 2px)` } },
    },
  },
})

export const moreButton = style([
  focusRing,
  minimumTarget,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    position: 'relative',
    justifySelf: 'start',
    minBlockSize: '32px',
    paddingBlock: 0,
    paddingInline: space[1],
    border: 0,
    borderRadius: radius.control,
    background: 'none',
    font: 'inherit',
    whiteSpace: 'nowrap',
    color: vars.color.accent,
    cursor: 'pointer',
    selectors: { '&:hover': { color: vars.color.accentHover } },
    '@media': { '(pointer: coarse)': { minBlockSize: target.primary } },
  },
])
export const chevron = style({ selectors: { '[aria-expanded=true] > &': { rotate: '180deg' } } })
