import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, space } from '@jinpiao/themes/scale'
import { onPhone, surface } from '@jinpiao/ui-kit/lib/surface.css'
import { globalStyle, style } from '@vanilla-extract/css'

/** What a page is about, on one surface: the amount, its days, the parties below a line. */
export const face = style([surface, { display: 'grid', gap: space[6] }])
/** The amount, and what stands at its end where there is room. */
export const body = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[6],
  alignItems: 'end',
  justifyContent: 'space-between',
})
export const label = style({ color: vars.color.textMuted, fontSize: fontSize.small })
/** Facts of an amount, each behind a line of its own. */
export const days = style({ display: 'flex', flexWrap: 'wrap', gap: space[6], fontSize: fontSize.large })
globalStyle(`${days} > div`, {
  paddingInlineStart: space[4],
  borderInlineStart: `1px solid ${vars.color.line}`,
})
/** Below the amount. */
export const foot = style({ paddingBlockStart: space[6], borderBlockStart: `1px solid ${vars.color.line}` })
export const parties = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  alignItems: 'center',
  '@media': { [onPhone]: { flexDirection: 'column', gap: space[2], alignItems: 'start' } },
})
// One below the other: the arrow points down.
globalStyle(`${parties} > svg`, { '@media': { [onPhone]: { rotate: '90deg' } } })
