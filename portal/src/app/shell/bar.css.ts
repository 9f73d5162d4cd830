import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, gutter, headerHeight, radius, space, target, zIndex } from '@jinpiao/themes/scale'
import { pageBarSize } from '@jinpiao/ui-kit/lib/pageBar.css'
import { createGlobalVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { centred } from './centred.ts'

/** 64 px, above everything that scrolls; lets go where it would take too much of a low window (accessibility §4). */
export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: zIndex.pageBar,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: headerHeight,
  // The brand begins where the content does: its own padding and border lie outside.
  paddingInline: `calc(${centred(gutter.wide)} - 5px)`,
  backgroundColor: vars.color.topBar,
  color: vars.color.onTopBar,
  '@media': {
    '(max-height: 479px)': { position: 'static' },
    // The room is the menu's.
    '(max-width: 1439px)': { gap: space[2] },
    '(max-width: 1279px)': { paddingInline: `calc(${gutter.mini} - 5px)` },
    '(max-width: 639px)': { minBlockSize: '56px', paddingInline: `calc(${gutter.phone} - 5px)`, gap: space[2] },
    // What does not fit beside the menu takes a second line.
    '(max-width: 479px)': { flexWrap: 'wrap', justifyContent: 'end', columnGap: space[1], rowGap: 0 },
    '(forced-colors: active)': { borderBlockEnd: '1px solid CanvasText' },
    print: { display: 'none' },
  },
})

/** What `measureBar` has found: before that the bar has its usual height. */
export const measuredBar = createGlobalVar('measured-bar-size')
// A bar that has let go covers nothing.
globalStyle('html', {
  vars: { [pageBarSize]: fallbackVar(measuredBar, headerHeight) },
  '@media': { '(max-height: 479px)': { vars: { [pageBarSize]: '0px' } } },
})

/** Pushes what follows to the end of the bar. */
export const spacer = style({ flex: '1 1 auto' })

/** Links and buttons that lie on the bar: its ink, its hover, and a ring in its ink. */
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: target.primary,
  paddingInline: space[3],
  border: '1px solid transparent',
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontSize: fontSize.body,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-pressed], &[aria-expanded=true]': { backgroundColor: vars.color.topBarHover },
    '&[data-focus-visible], &:focus-visible': { outline: '3px solid currentColor', outlineOffset: '-3px' },
    // Where one is stands as a line in the bar's ink: colour alone would not say it.
    '&[aria-current]': { boxShadow: 'inset 0 -3px 0 0 currentColor' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-focus-visible], &:focus-visible': { outlineColor: 'Highlight' },
        '&[aria-current]': { borderBlockEnd: '3px solid Highlight' },
      },
    },
    // Several words (English) take a second line rather than the room of the name.
    '(max-width: 639px)': {
      paddingInline: space[2],
      whiteSpace: 'normal',
      wordBreak: 'keep-all',
      overflowWrap: 'normal',
      textAlign: 'start',
      lineHeight: 1.3,
    },
  },
})

/** Keeps the place of an item that is not there yet. */
export const room = style({ visibility: 'hidden' })

export const brand = style([
  item,
  {
    gap: space[3],
    paddingInline: space[1],
    fontSize: fontSize.large,
    fontWeight: fontWeight.semibold,
    whiteSpace: 'normal',
    lineHeight: 1.3,
    '@media': {
      '(max-width: 1439px)': { fontSize: fontSize.body },
      '(max-width: 639px)': { wordBreak: 'normal' },
    },
  },
])
/** A name breaks into lines, not into single characters: what stands beside it gives way. */
export const named = style({ minInlineSize: '5em' })
/** Out of sight where there is no room, and still a name. */
const forTheEar = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
} as const
/** On narrow windows the logo stands for the name; the name stays for the ear. */
export const brandName = style({
  '@media': {
    '(max-width: 639px)': forTheEar,
  },
})
/** A wide one keeps its form; before it is there it is taken for a square. */
export const logo = style({ inlineSize: 'auto', maxInlineSize: '160px', blockSize: '32px', objectFit: 'contain' })
/** The link of spec §1 stands in the bar at every width: on a phone without its picture, and as narrow as its words. */
export const discount = style([
  item,
  {
    '@media': {
      '(max-width: 479px)': {
        wordBreak: 'normal',
        inlineSize: 'min-content',
        minInlineSize: `calc(2em + 2 * ${space[2]} + 2px)`,
      },
    },
  },
])
globalStyle(`${discount} > svg`, { '@media': { '(max-width: 479px)': { display: 'none' } } })
/** Beside a picture that says it, on a phone for the ear alone. */
export const wordsOfRoomy = style({
  '@media': {
    '(max-width: 479px)': forTheEar,
  },
})
