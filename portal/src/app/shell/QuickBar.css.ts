import { vars } from '@jinpiao/themes/contract.css'
import { fontWeight, lineHeight, radius, space, target } from '@jinpiao/themes/scale'
import { focusRing } from '@jinpiao/ui-kit/lib/interactive.css'
import { style } from '@vanilla-extract/css'

export const panel = style({ display: 'grid', gap: space[3], justifyItems: 'start', maxInlineSize: '240px' })
export const help = style({ display: 'grid', gap: space[3], inlineSize: '100%' })
export const article = style({ borderBlockStart: `1px solid ${vars.color.line}` })
export const question = style({ fontSize: '1rem', fontWeight: fontWeight.medium })
export const questionButton = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
    inlineSize: '100%',
    minBlockSize: target.primary,
    paddingBlock: space[2],
    paddingInline: space[2],
    border: 0,
    borderRadius: radius.control,
    backgroundColor: 'transparent',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { color: vars.color.accent } },
  },
])
export const chevron = style({ selectors: { '[aria-expanded=true] > &': { rotate: '180deg' } } })
export const answer = style({
  display: 'grid',
  gap: space[2],
  paddingInline: space[2],
  lineHeight: lineHeight.running,
  // The ring of the question above has its room.
  selectors: { '&:not([hidden])': { paddingBlock: space[2] } },
})
