import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, space } from '@jinpiao/themes/scale'
import { edge, onPhone, surface } from '@jinpiao/ui-kit/lib/surface.css'
import { globalStyle, style } from '@vanilla-extract/css'
import { actions } from '#portal/parts/page.css.ts'

export const results = style({ display: 'grid', minInlineSize: 0 })
/** In line with the tabs above. */
export const part = style({
  paddingBlock: space[3],
  paddingInline: edge.wide,
  '@media': { [onPhone]: { paddingInline: edge.phone } },
})
export const list = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:empty': { display: 'none' } },
})
export const log = style([surface, { marginBlockStart: space[2] }])
export const item = style({
  display: 'grid',
  gap: space[2],
  paddingBlock: space[4],
  paddingInline: `calc(${edge.wide} - 4px) ${edge.wide}`,
  borderInlineStart: '4px solid transparent',
  '@media': {
    [onPhone]: { paddingInline: `calc(${edge.phone} - 4px) ${edge.phone}` },
    '(min-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space[6] },
  },
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.line}` },
    '&[data-unread]': { borderInlineStartColor: vars.color.accent },
  },
})
export const line = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'baseline' })
export const title = style({
  fontSize: fontSize.body,
  fontWeight: fontWeight.regular,
  selectors: { '[data-unread] &': { fontWeight: fontWeight.semibold } },
})
export const state = style({
  color: vars.color.textMuted,
  fontSize: fontSize.small,
  selectors: { '[data-unread] &': { color: vars.color.accent, fontWeight: fontWeight.semibold } },
})
/** What can be done with it. On a phone, below its words and in line with them. */
export const acts = style([actions, { fontSize: fontSize.compact }])
// Words end where the surface's own do.
globalStyle(`${acts} > button:last-child`, { marginInlineEnd: `calc(-1 * ${space[3]} - 1px)` })
globalStyle(`${acts} > button:first-child`, {
  '@media': { [onPhone]: { marginInlineStart: `calc(-1 * ${space[3]} - 1px)` } },
})
/** Beside the text where there is room, below it where there is none. */
export const words = style({ display: 'grid', gap: space[1], minInlineSize: 0 })
