import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, gutter, headerHeight, maxInlineSize, space, target } from '@jinpiao/themes/scale'
import { globalStyle, style } from '@vanilla-extract/css'
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

/** How to reach the platform, and what it is registered as: each stays together where both have no room in one line. */
export const footerGroup = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[6]}`,
  alignItems: 'center',
  selectors: { '&:empty': { display: 'none' } },
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

/** Side navigation and page. */
export const body = style({
  position: 'relative',
  display: 'flex',
  flex: '1 1 auto',
  flexDirection: 'column',
  minInlineSize: 0,
  // What follows begins below the window: a form that comes after its skeleton would push it out of sight.
  '@media': { '(max-width: 639px)': { minBlockSize: '100vh' } },
})
/** Side navigation in WIDE: on the line of the breadcrumb, at the end of the content. */
export const aside = style({
  position: 'absolute',
  insetBlockStart: space[2],
  insetInlineEnd: centred(gutter.wide),
  zIndex: 1,
  '@media': { print: { display: 'none' } },
})
globalStyle(`${aside} > nav`, { maxInlineSize: 'none' })
globalStyle(`${aside} > nav > ul`, { display: 'flex', gap: space[4] })
globalStyle(`${aside} > nav a`, {
  minBlockSize: target.minimum,
  paddingBlock: 0,
  paddingInline: space[1],
  border: 0,
  fontSize: fontSize.compact,
  color: vars.color.accent,
})
globalStyle(`${aside} > nav a[aria-current]`, {
  backgroundColor: 'transparent',
  boxShadow: 'inset 0 -2px 0 0 currentColor',
  borderRadius: 0,
})
