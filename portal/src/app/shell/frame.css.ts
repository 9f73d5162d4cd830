import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, headerHeight, maxInlineSize, radius, space, target, wideFrom } from '@jinpiao/themes/scale'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { globalStyle, style } from '@vanilla-extract/css'

/** Width of the floating bar and its distance to the window, on both sides. */
export const sideBarRoom = '112px'

/** Header, content, footer: the footer is at the end of the window even on a short page. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100vh',
  backgroundColor: vars.color.surface,
  color: vars.color.text,
})

export const main = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[6],
  flex: '1 1 auto',
  inlineSize: '100%',
  maxInlineSize: maxInlineSize.page,
  marginInline: 'auto',
  padding: space[6],
  minInlineSize: 0,
  '@media': {
    // Room for the floating bar, also while it is pinned; on phones it is a ball at the end of the page.
    '(min-width: 1024px)': { paddingInlineEnd: sideBarRoom },
    '(max-width: 639px)': { padding: space[4], paddingBlockEnd: space[16] },
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
  paddingInline: space[6],
  backgroundColor: vars.color.tailBar,
  color: vars.color.onTailBar,
  fontSize: fontSize.compact,
  '@media': {
    '(forced-colors: active)': { borderBlockStart: '1px solid CanvasText' },
    '(max-width: 639px)': { paddingInline: space[4] },
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

/** One message, one action: error pages, interruptions. */
export const notice = style({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  maxInlineSize: maxInlineSize.form,
})
export const pageTitle = style({ fontSize: fontSize.title, lineHeight: 1.3 })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' })
export const muted = style({ color: vars.color.textMuted })
export const sectionTitle = style({ fontSize: fontSize.large, lineHeight: 1.4 })
export const quote = style({
  margin: 0,
  padding: space[4],
  borderInlineStart: `3px solid ${vars.color.accent}`,
  backgroundColor: vars.color.sunken,
})
/** A part of a page with its own heading. */
export const card = style({
  display: 'grid',
  gap: space[4],
  padding: space[6],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
  backgroundColor: vars.color.raised,
  minInlineSize: 0,
  '@media': { '(max-width: 479px)': { padding: space[4] } },
})
globalStyle(`${card} > button`, { justifySelf: 'start' })
globalStyle(`${card} form > :not(button)`, { inlineSize: '100%', maxInlineSize: '420px' })
/** A page that is one form: labels above fields, 720 px. */
export const form = style({ display: 'grid', gap: space[6], inlineSize: '100%', maxInlineSize: maxInlineSize.form })
export const fieldset = style({ display: 'grid', gap: space[6], inlineSize: '100%', minInlineSize: 0 })
// A legend is no grid item: its distance to the first field is its own.
globalStyle(`${fieldset} > legend`, { padding: 0, marginBlockEnd: space[4], fontWeight: 600 })
export const hidden = visuallyHidden
/** Side navigation and page: below each other in MINI, side by side in WIDE. */
export const body = style({
  display: 'flex',
  flex: '1 1 auto',
  flexDirection: 'column',
  minInlineSize: 0,
  '@media': { [wideFrom]: { flexDirection: 'row' } },
})
/** Around the side navigation. MINI: a strip above the page. WIDE: a column beside it. */
export const aside = style({
  paddingBlockStart: space[4],
  paddingInline: space[6],
  '@media': {
    [wideFrom]: {
      position: 'sticky',
      insetBlockStart: headerHeight,
      alignSelf: 'start',
      flex: '0 0 232px',
      paddingBlockStart: space[6],
      paddingInlineEnd: 0,
    },
    '(max-width: 639px)': { paddingInline: space[4] },
    print: { display: 'none' },
  },
})
globalStyle(`${aside} > nav`, { maxInlineSize: 'none' })
globalStyle(`${aside} > nav > ul`, {
  '@media': { '(max-width: 1479px)': { display: 'flex', flexWrap: 'wrap', gap: space[1] } },
})
