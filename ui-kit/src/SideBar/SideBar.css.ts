import { vars } from '@jinpiao/themes/contract.css'
import { duration, fontSize, fontWeight, headerHeight, radius, space, target, zIndex } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { focusRing, ringOnTop } from '../lib/interactive.css.ts'

/** A ball would take a part of what is read there (1.4.10): it stands in the page, before the footer. */
const narrow = '(max-width: 639px)'
const width = '80px'
/** Folded it stands in the gutter beside the content, which is 32 px: it covers none of it. */
const inGutter = '(min-width: 640px)'
/** A finger needs more than the gutter has (2.5.5): it reaches 12 px over the edge of the content. */
const inGutterByFinger = `${inGutter} and (pointer: coarse)`

export const bar = style({
  position: 'fixed',
  insetInlineEnd: space[4],
  insetBlockEnd: space[4],
  zIndex: zIndex.sideBar,
  display: 'flex',
  // The button stands below what it folds, where the ball stays: it does not move under the pointer.
  flexDirection: 'column-reverse',
  alignItems: 'flex-end',
  // Opened in a low window (400 % zoom) it scrolls, with all of it within reach.
  maxBlockSize: `calc(100vb - 2 * ${space[4]})`,
  pointerEvents: 'none',
  '@media': {
    [inGutter]: { selectors: { '&:not([data-expanded])': { insetInlineEnd: 0, insetBlockEnd: '96px' } } },
    [narrow]: {
      position: 'static',
      // What unfolds goes down: the button stays where it was pressed.
      flexDirection: 'column',
      maxBlockSize: 'none',
      paddingInline: space[4],
      paddingBlockEnd: space[4],
    },
    print: { display: 'none' },
  },
})

const surface = {
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  pointerEvents: 'auto',
} as const

export const toggle = style([
  focusRing,
  // What it folds stands below it on a phone and would lie over its ring.
  ringOnTop,
  {
    ...surface,
    display: 'inline-flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2px',
    flexShrink: 0,
    inlineSize: width,
    minBlockSize: '56px',
    padding: space[1],
    borderColor: vars.color.lineStrong,
    borderRadius: '28px',
    boxShadow: `0 4px 16px -8px ${vars.color.scrim}`,
    fontSize: fontSize.small,
    fontWeight: fontWeight.medium,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.sunken },
      '[data-expanded] > &': {
        flexDirection: 'row',
        minBlockSize: target.primary,
        borderColor: vars.color.line,
        borderBlockStartColor: 'transparent',
        borderStartStartRadius: 0,
        borderStartEndRadius: 0,
        borderEndStartRadius: radius.card,
        borderEndEndRadius: radius.card,
      },
    },
    '@media': {
      [inGutter]: {
        selectors: {
          ':not([data-expanded]) > &': {
            // The words stand one below the other: its lines run down, its block goes from right to left.
            writingMode: 'vertical-rl',
            flexDirection: 'row',
            gap: space[2],
            inlineSize: 'auto',
            minBlockSize: target.minimum,
            paddingBlock: 0,
            paddingInline: space[3],
            borderBlockStart: 0,
            borderRadius: radius.control,
            borderStartStartRadius: 0,
            borderStartEndRadius: 0,
            boxShadow: 'none',
          },
        },
      },
      [inGutterByFinger]: { selectors: { ':not([data-expanded]) > &': { minBlockSize: target.primary } } },
      [narrow]: {
        selectors: {
          '[data-expanded] > &': {
            borderColor: vars.color.line,
            borderBlockEndColor: 'transparent',
            borderStartStartRadius: radius.card,
            borderStartEndRadius: radius.card,
            borderEndStartRadius: 0,
            borderEndEndRadius: 0,
          },
        },
      },
    },
  },
])

export const content = style({
  ...surface,
  inlineSize: width,
  minBlockSize: 0,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  padding: space[1],
  borderBlockEnd: 'none',
  borderStartStartRadius: radius.card,
  borderStartEndRadius: radius.card,
  transition: `opacity ${duration.base}, visibility ${duration.base}`,
  selectors: {
    // As well as inert, which ends at once what fades here, but which react-aria 3.53 takes away when a ComboBox closes.
    '&[data-folded]': { opacity: 0, visibility: 'hidden', pointerEvents: 'none' },
  },
  '@media': {
    [narrow]: {
      borderBlockStart: 'none',
      borderBlockEnd: `1px solid ${vars.color.line}`,
      borderRadius: 0,
      borderEndStartRadius: radius.card,
      borderEndEndRadius: radius.card,
      selectors: { '&[data-folded]': { display: 'none' } },
    },
  },
})

export const list = style({ display: 'grid', gap: space[1] })

export const tool = style([
  focusRing,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[1],
    inlineSize: '100%',
    minBlockSize: '60px',
    paddingBlock: space[1],
    paddingInline: 0,
    border: '1px solid transparent',
    borderRadius: radius.control,
    background: 'none',
    color: vars.color.text,
    fontSize: fontSize.small,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.sunken, color: vars.color.accent },
      '&[aria-expanded=true]': { borderColor: vars.color.accent, color: vars.color.accent },
    },
  },
])

export const pin = style({ display: 'grid', justifyItems: 'center', marginBlockStart: space[1] })

export const popup = style({
  ...surface,
  position: 'fixed',
  // Over the pin, which comes later: on a phone the popup lies over the bar.
  zIndex: 1,
  insetInlineEnd: `calc(${width} + ${space[6]})`,
  insetBlockEnd: space[4],
  display: 'grid',
  gap: space[3],
  inlineSize: 'min(400px, calc(100vi - 144px))',
  maxBlockSize: `calc(100vb - ${headerHeight} - 32px)`,
  overflowY: 'auto',
  padding: space[4],
  borderRadius: radius.card,
  boxShadow: `0 8px 24px -8px ${vars.color.scrim}`,
  '@media': {
    [narrow]: { insetInline: 0, insetBlockEnd: 0, inlineSize: '100%', maxBlockSize: '80vb', borderRadius: 0 },
  },
})

export const popupHeader = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  marginBlockStart: '-8px',
})

export const popupTitle = style({ fontSize: fontSize.large, fontWeight: fontWeight.semibold })
