import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, gutter, headerHeight, maxInlineSize, space, target } from '@jinpiao/themes/scale'
import { pageBarSize } from '@jinpiao/ui-kit/lib/pageBar.css'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { sideBarRoom } from '#portal/parts/sideBarRoom.ts'
import { centred } from './centred.ts'

/** Header, content, footer: the footer is at the end of the window even on a short page. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100vh',
  backgroundColor: vars.color.sunken,
  color: vars.color.text,
})

export const main = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  flex: '1 1 auto',
  inlineSize: '100%',
  maxInlineSize: maxInlineSize.page,
  marginInline: 'auto',
  paddingBlock: `${space[2]} ${space[12]}`,
  paddingInline: gutter.wide,
  minInlineSize: 0,
  '@media': {
    '(max-width: 1279px)': { paddingInlineStart: gutter.mini },
    // Room for the floating bar while it is pinned; folded it lies in the gutter, on phones before the footer.
    '(min-width: 1024px)': { selectors: { '[data-bar-pinned] &': { paddingInlineEnd: sideBarRoom } } },
    '(max-width: 639px)': { paddingInline: gutter.phone, paddingBlockEnd: space[8] },
    print: { padding: 0 },
  },
})

/** The login page draws its own panels from edge to edge. */
export const bleed = style({ flex: '1 1 auto', display: 'grid' })

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[6]}`,
  alignItems: 'center',
  paddingBlock: space[4],
  paddingInline: centred(gutter.wide),
  minBlockSize: headerHeight,
  backgroundColor: vars.color.tailBar,
  color: vars.color.onTailBar,
  fontSize: fontSize.compact,
  '@media': {
    '(forced-colors: active)': { borderBlockStart: '1px solid CanvasText' },
    '(max-width: 1279px)': { paddingInline: gutter.mini },
    // The floating bar stands over its end.
    '(min-width: 1024px)': { paddingInlineEnd: `max(${centred(gutter.wide)}, ${sideBarRoom})` },
    '(max-width: 639px)': { paddingInline: gutter.phone },
    print: { display: 'none' },
  },
})

/** A link or a button of the footer. */
export const footerItem = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: target.minimum,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { textDecorationThickness: '2px' },
    '&[data-focus-visible], &:focus-visible': { outline: `3px solid ${vars.color.onTailBar}`, outlineOffset: '2px' },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: target.primary },
    '(forced-colors: active)': {
      selectors: { '&[data-focus-visible], &:focus-visible': { outlineColor: 'Highlight' } },
    },
  },
})

/** Side navigation and page: below each other in MINI, side by side in WIDE. */
export const body = styleVariants({ MINI: 'column', WIDE: 'row' } as const, (flexDirection) => ({
  display: 'flex',
  flex: '1 1 auto',
  flexDirection,
  minInlineSize: 0,
}))
/** Around the side navigation. MINI: a strip above the page. WIDE: a column beside it. */
export const aside = styleVariants({
  MINI: {
    paddingBlockStart: space[4],
    paddingInline: gutter.wide,
    '@media': { '(max-width: 639px)': { paddingInline: gutter.phone }, print: { display: 'none' } },
  },
  WIDE: {
    position: 'sticky',
    insetBlockStart: pageBarSize,
    alignSelf: 'start',
    flex: '0 0 232px',
    paddingBlockStart: space[6],
    paddingInlineStart: gutter.wide,
    '@media': { print: { display: 'none' } },
  },
})
for (const side of Object.values(aside)) globalStyle(`${side} > nav`, { maxInlineSize: 'none' })
/** A scroll container cuts off what reaches out of it: inside its edge the ring of a link has room. */
const ringRoom = '5px'
// One line: where the links do not fit it scrolls, as tabs do.
globalStyle(`${aside.MINI} > nav > ul`, {
  display: 'flex',
  gap: space[1],
  overflowX: 'auto',
  margin: `calc(-1 * ${ringRoom})`,
  padding: ringRoom,
  scrollPaddingInline: space[6],
  scrollbarWidth: 'thin',
  '@media': { '(pointer: coarse)': { scrollbarWidth: 'none' } },
})
globalStyle(`${aside.MINI} > nav > ul > li`, { flexShrink: 0 })
