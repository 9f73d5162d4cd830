import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, radius, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const head = style({ display: 'flex', flexWrap: 'wrap', gap: space[4], justifyContent: 'space-between' })
export const results = style({ display: 'grid', gap: space[4], paddingBlockStart: space[4], minInlineSize: 0 })
export const list = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
  backgroundColor: vars.color.raised,
  selectors: { '&:empty': { display: 'none' } },
})
export const item = style({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  borderInlineStart: '4px solid transparent',
  '@media': { '(min-width: 640px)': { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space[6] } },
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
/** Beside the text where there is room, below it where there is none. */
export const words = style({ display: 'grid', gap: space[1], minInlineSize: 0 })
