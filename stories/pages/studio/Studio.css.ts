import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, radius, space, target } from '@jinpiao/themes/scale'
import { focusRing } from '@jinpiao/ui-kit/lib/interactive.css'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[6], color: vars.color.text })
export const title = style({ fontSize: fontSize.title, fontWeight: fontWeight.semibold })
export const sectionTitle = style({ fontSize: fontSize.large, fontWeight: fontWeight.semibold })
export const section = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
const grid = { display: 'grid', gap: space[4], alignItems: 'start' } as const
export const fields = style({ ...grid, gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))' })
export const colorFields = style({ ...grid, gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))' })
export const colorField = style({ display: 'flex', alignItems: 'start', gap: space[2] })
export const swatch = style([
  focusRing,
  {
    flexShrink: 0,
    // Beside the box, whatever stands under it: below one line of label.
    marginBlockStart: `calc(${lineHeight.body} * 1em + ${space[1]})`,
    inlineSize: target.primary,
    blockSize: target.primary,
    fontSize: fontSize.body,
    padding: '2px',
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: radius.control,
    backgroundColor: vars.color.raised,
  },
])
export const filePick = style({ display: 'grid', gap: space[2], alignContent: 'start', minInlineSize: 0 })
export const label = style({ fontWeight: fontWeight.medium })
export const about = style({ fontSize: fontSize.compact, color: vars.color.textMuted, textWrap: 'balance' })
export const fileName = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' })
export const report = style({ display: 'grid', gap: space[2], paddingInlineStart: space[6], listStyle: 'disc' })
export const previews = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
  gap: space[6],
})

export const preview = style({
  display: 'grid',
  minInlineSize: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
  overflow: 'hidden',
  backgroundColor: vars.color.surface,
  color: vars.color.text,
})
export const topBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  padding: space[2],
  backgroundColor: vars.color.topBar,
  color: vars.color.onTopBar,
})
/** As the links and buttons of the portal's bar: its ink, its hover, and a ring in its ink. */
export const barItem = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: target.primary,
  paddingInline: space[3],
  border: '1px solid transparent',
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontSize: fontSize.body,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:hover': { backgroundColor: vars.color.topBarHover },
    '&:focus-visible': { outline: '3px solid currentColor', outlineOffset: '-3px' },
    // Where one is: a line, not a colour.
    '&[aria-current]': { boxShadow: 'inset 0 -3px 0 0 currentColor' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        // Around the line of the page that is shown, which has the same colour here.
        '&:focus-visible': { outlineColor: 'Highlight', outlineOffset: '2px' },
        '&[aria-current]': { borderBlockEnd: '3px solid Highlight' },
      },
    },
  },
})
export const brand = style([barItem, { fontWeight: fontWeight.semibold }])
export const logo = style({ maxBlockSize: '32px', maxInlineSize: '96px' })
export const body = style({ display: 'grid', gap: space[4], padding: space[4] })
export const tailBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  padding: space[3],
  fontSize: fontSize.compact,
  backgroundColor: vars.color.tailBar,
  color: vars.color.onTailBar,
})
/** As the links and buttons of the portal's footer. */
export const tailItem = style({
  minBlockSize: target.minimum,
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontSize: 'inherit',
  lineHeight: target.minimum,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&:hover': { textDecorationThickness: '2px' },
    '&:focus-visible': { outline: `3px solid ${vars.color.onTailBar}`, outlineOffset: '2px' },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: target.primary, lineHeight: target.primary },
    '(forced-colors: active)': { selectors: { '&:focus-visible': { outlineColor: 'Highlight' } } },
  },
})
