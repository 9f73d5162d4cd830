import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, gutter, headerHeight, radius, railFrom, space, zIndex } from '@jinpiao/themes/scale'
import { edge, onPhone } from '@jinpiao/ui-kit/lib/surface.css'
import { globalStyle, style } from '@vanilla-extract/css'
import { actions, heading, page } from './page.css.ts'

/** Breadcrumb 24, title 36: 76 px with the air around them. */
export const pageHead = style({ display: 'grid', minInlineSize: 0 })
// The line of a title reaches over the words before it: what can be pressed lies above.
globalStyle(`${pageHead} > nav`, { position: 'relative', zIndex: 1 })
// Without a breadcrumb the title would touch the bar above.
globalStyle(`${pageHead}:not(:has(> nav))`, { paddingBlockStart: space[4] })
/** What follows a head at once: a list, whose first row stands as high as can be. */
export const list = style([page, { gap: space[1] }])
// Not what comes between the two: the answer to what was just done keeps the gap of surfaces.
globalStyle(`${list} > * + * + *`, { marginBlockStart: space[3] })
/** The same below the tabs of a page, which stand where they are whichever of them is chosen. On the canvas they draw no line: that of the surface is near. */
export const belowTabs = style([list, { gap: 0 }])
globalStyle(`${belowTabs} > :has(> * > [role=tablist])`, { gap: space[2] })
globalStyle(`${belowTabs} > * > :has(> [role=tablist])`, { borderColor: 'transparent' })
export const headLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[3]}`,
  alignItems: 'center',
  minBlockSize: '36px',
})
export const headActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  alignItems: 'center',
  marginInlineStart: 'auto',
  '@media': { print: { display: 'none' } },
})

/** Main column 8 of 12 and rail 4; the rail follows the main column where there is no room for both. */
export const withRail = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [railFrom]: { columnGap: space[6], gridTemplateColumns: 'minmax(0, 909fr) minmax(0, 443fr)' },
    [onPhone]: { gap: space[3] },
  },
})
// A draft has no rail as yet: what there is takes the whole width.
globalStyle(`${withRail}:has(> :nth-child(2):empty:not([data-page-bar]))`, { gridTemplateColumns: 'minmax(0, 1fr)' })
/** Surfaces of one column. */
export const stack = style([page, { alignContent: 'start' }])
/** A rail that stays in sight beside a long form, where the window is high enough to leave it room. */
export const stickyRail = style([
  stack,
  {
    '@media': {
      [`${railFrom} and (min-height: 640px)`]: {
        position: 'sticky',
        insetBlockStart: `calc(${headerHeight} + ${space[4]})`,
      },
    },
  },
])

/** Heading of a flush surface. */
export const flushHeading = style([
  heading,
  {
    paddingBlock: `${space[4]} ${space[1]}`,
    paddingInline: edge.wide,
    '@media': { [onPhone]: { paddingInline: edge.phone } },
  },
])
/** What stands between the heading and the table of a flush surface. */
export const flushPart = style({
  paddingBlock: space[3],
  paddingInline: edge.wide,
  '@media': { [onPhone]: { paddingInline: edge.phone } },
})

/**
 * Decisions at the bottom of the view, at each scroll position, from gutter to gutter. In a low window (400 % zoom) it
 * stays where it stands.
 */
export const actionBar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: zIndex.bottomBar,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  minBlockSize: '68px',
  marginInline: `calc(-1 * ${gutter.wide})`,
  // At the end of the page it stands on the footer: the page's own space would part them.
  marginBlockEnd: `calc(-1 * ${space[12]})`,
  paddingBlock: space[3],
  paddingInline: gutter.wide,
  borderBlockStart: `1px solid ${vars.color.lineStrong}`,
  backgroundColor: vars.color.raised,
  '@media': {
    '(max-width: 1279px)': { marginInlineStart: `calc(-1 * ${gutter.mini})`, paddingInlineStart: gutter.mini },
    '(max-height: 479px)': { position: 'static' },
    [onPhone]: {
      paddingInline: gutter.phone,
      marginInline: `calc(-1 * ${gutter.phone})`,
      marginBlockEnd: `calc(-1 * ${space[8]})`,
    },
    print: { display: 'none' },
  },
})
// Nothing can be done: no bar. The sentence that says so stands where the page ends, and hides nothing of it.
globalStyle(`${actionBar}:not(:has(a, button))`, {
  position: 'static',
  minBlockSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: vars.color.textMuted,
})
globalStyle(`${actionBar}:not(:has(:not(:empty)))`, { display: 'none' })
// On a short page the bar stands at the end of the window, too, and not in the middle of the canvas.
const fills = `:has(${actionBar})`
globalStyle(`main > ${fills}, ${page} > ${fills}`, { display: 'grid', flex: '1 0 auto' })
globalStyle(`main${fills}, ${page}${page}${fills}`, { display: 'flex', flexDirection: 'column' })
globalStyle(`${page} > ${actionBar}:has(a, button)`, { marginBlockStart: 'auto' })
// What gets the focus is not under the bar (2.4.11): one line of buttons, on a phone two.
globalStyle(`html:has(${actionBar})`, {
  scrollPaddingBlockEnd: '92px',
  '@media': { [onPhone]: { scrollPaddingBlockEnd: '148px' } },
})
export const actionBarEnd = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  marginInlineStart: 'auto',
})
/** Beside the buttons, which it never drives into a second line; what has no room is cut off, and stands on the page. */
export const actionBarText = style({
  flex: '1 1 0',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: fontWeight.semibold,
  '@media': { '(max-width: 899px)': { display: 'none' } },
})
// On a phone the first two share the width, and the way through the queue has one line, at 320 px too.
globalStyle(`${actionBar} > button`, { '@media': { [onPhone]: { flex: '1 1 120px' } } })
globalStyle(`${actionBar} button`, { '@media': { [onPhone]: { paddingInline: space[4] } } })

/** An act that is over: 640 px in the middle of the page; what it leads to is in view. */
export const result = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  maxInlineSize: '640px',
  marginInline: 'auto',
  marginBlockStart: space[6],
})
export const resultHead = style({ display: 'grid', gap: space[2], justifyItems: 'center', textAlign: 'center' })
export const resultMark = style({
  inlineSize: '48px',
  blockSize: '48px',
  strokeWidth: 1.5,
  selectors: {
    '&[data-tone=success]': { color: vars.color.successLine },
    '&[data-tone=warning]': { color: vars.color.warningLine },
  },
})
export const resultNumber = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: space[2],
  paddingInline: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.surface,
})
// What is read out, written down and searched for.
globalStyle(`${resultNumber} p + p`, { fontSize: fontSize.large, fontWeight: fontWeight.semibold })
// As near to the edge as the number is, but for the padding that shows when it is pointed at.
globalStyle(`${resultNumber} button`, { marginInlineEnd: `calc(-1 * ${space[2]})` })
export const resultNext = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[4],
  borderBlock: `1px solid ${vars.color.line}`,
})
/** What one does next; on a phone each has the width of the page, what comes first on top. */
export const resultActions = style([
  actions,
  { '@media': { [onPhone]: { flexDirection: 'column', alignItems: 'stretch' } } },
])
globalStyle(`${resultActions} > a`, { justifyContent: 'center' })

/** Products side by side where there is room for two, what can be done with each at its end. */
export const cards = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 480px), 1fr))',
})
globalStyle(`${cards} > section`, { display: 'flex', flexDirection: 'column' })
globalStyle(`${cards} > section > :last-child`, { marginBlockStart: 'auto' })
globalStyle(`${cards} > section > :empty`, { display: 'none' })

/** Fields beside a rail have the width of their surface, alone or in pairs. */
export const wideFields = style({})
globalStyle(`${wideFields} form > *`, { maxInlineSize: 'none' })
