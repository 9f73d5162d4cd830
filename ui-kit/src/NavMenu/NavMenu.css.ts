import { vars } from '@jinpiao/themes/contract.css'
import { duration, fontSize, fontWeight, headerHeight, radius, space, target } from '@jinpiao/themes/scale'
import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing } from '../lib/interactive.css.ts'

/** Below it the groups stand in one panel; the DOM is the same. */
export const narrow = '(max-width: 1023px)'

/** So many entries stand closer on the widest screens too. */
export const MANY = 7
/** Less room for each entry, before one of them is folded. */
const tight = '(min-width: 1024px) and (max-width: 1439px)'

/** Takes the room that is left in its bar: what does not fit into it is folded (`useFold`). */
export const nav = style({
  flex: '1 1 0',
  minInlineSize: 0,
  // Its button is whole: nothing lies over it.
  '@media': { [narrow]: { minInlineSize: 'min-content' } },
})

export const item = style([
  focusRing,
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minBlockSize: target.primary,
    paddingInline: space[3],
    border: '1px solid transparent',
    borderRadius: radius.control,
    background: 'none',
    color: vars.color.onTopBar,
    fontSize: fontSize.body,
    fontWeight: fontWeight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `background-color ${duration.fast}`,
    selectors: {
      '&[data-hovered], &[aria-expanded=true]': { backgroundColor: vars.color.topBarHover },
      // Where one is: a line, not a colour.
      '&[aria-current]::after': {
        content: '""',
        position: 'absolute',
        insetInline: space[2],
        insetBlockEnd: '2px',
        borderBlockEnd: '3px solid currentColor',
      },
    },
    '@media': {
      [tight]: { paddingInline: space[2], fontSize: fontSize.compact },
      [narrow]: { inlineSize: '100%', whiteSpace: 'normal', textAlign: 'start' },
    },
  },
])
globalStyle(`[data-many] ${item}`, {
  '@media': { '(min-width: 1440px)': { paddingInline: space[2], fontSize: fontSize.compact } },
})

export const menuButton = style([
  item,
  // One word: the brand beside it gives way.
  {
    display: 'none',
    '@media': { [narrow]: { display: 'inline-flex', inlineSize: 'auto', whiteSpace: 'nowrap', flexShrink: 0 } },
  },
])

export const list = style({
  display: 'flex',
  // Until they have been measured: they never lie under what stands beside the navigation.
  flexWrap: 'wrap',
  gap: space[1],
  '@media': {
    [tight]: { columnGap: 0 },
    [narrow]: {
      display: 'none',
      position: 'absolute',
      insetBlockStart: '100%',
      insetInline: 0,
      zIndex: 1,
      maxBlockSize: `calc(100vb - ${headerHeight})`,
      overflowY: 'auto',
      flexDirection: 'column',
      flexWrap: 'nowrap',
      padding: space[3],
      borderBlockStart: `1px solid ${vars.color.onTopBar}`,
      backgroundColor: vars.color.topBar,
      selectors: { '&[data-open]': { display: 'flex' } },
    },
  },
})

globalStyle(`[data-many] > ${list}`, { '@media': { '(min-width: 1440px)': { columnGap: 0 } } })

export const group = style({ position: 'relative' })
export const chevron = style({ selectors: { '[aria-expanded=true] > &': { rotate: '180deg' } } })

export const panel = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: 0,
  zIndex: 1,
  minInlineSize: '208px',
  marginBlockStart: space[1],
  padding: space[1],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
  backgroundColor: vars.color.raised,
  boxShadow: `0 8px 24px -8px ${vars.color.scrim}`,
  selectors: {
    // The gap (and the border) belongs to the panel: the pointer may cross it slowly. What lies above it does not (2.4.12).
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '100%',
      blockSize: `calc(${space[1]} + 1px)`,
    },
  },
  '@media': {
    [narrow]: { position: 'static', border: '1px solid transparent', boxShadow: 'none', marginBlockStart: 0 },
  },
})

/** The name of a folded group, above its pages. */
export const entryGroup = style({
  display: 'block',
  // Begins where the words of its pages do, behind the line that marks the one that is shown.
  padding: `${space[2]} ${space[3]} ${space[1]} calc(${space[3]} + 3px)`,
  color: vars.color.textMuted,
  fontSize: fontSize.compact,
})
/** What is folded may be longer than the window is high. */
export const longPanel = style([
  panel,
  {
    maxBlockSize: `calc(100vb - ${headerHeight} - ${space[4]})`,
    overflowY: 'auto',
    '@media': { [narrow]: { maxBlockSize: 'none' } },
  },
])

export const entry = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: target.primary,
    paddingInline: space[3],
    borderInlineStart: '3px solid transparent',
    borderRadius: radius.control,
    color: vars.color.text,
    textDecoration: 'none',
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.sunken },
      '&[aria-current]': {
        borderInlineStartColor: vars.color.accent,
        color: vars.color.accent,
        fontWeight: fontWeight.semibold,
      },
    },
    '@media': {
      // A transparent border becomes a visible one in forced colours.
      '(forced-colors: active)': {
        borderInlineStartColor: 'Canvas',
        selectors: { '&[aria-current]': { borderInlineStartColor: 'Highlight' } },
      },
    },
  },
])
