import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, radius, space } from '@jinpiao/themes/scale'
import { focusRing } from '@jinpiao/ui-kit/lib/interactive.css'
import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gap: space[6], color: vars.color.text })
export const title = style({ fontSize: fontSize.title, fontWeight: fontWeight.semibold })
export const sectionTitle = style({ fontSize: fontSize.large, fontWeight: fontWeight.semibold })
export const section = style({ display: 'grid', gap: space[4], minInlineSize: 0 })
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  gap: space[4],
  alignItems: 'start',
})
export const colorField = style({ display: 'flex', alignItems: 'end', gap: space[2] })
export const swatch = style([
  focusRing,
  {
    flexShrink: 0,
    inlineSize: '44px',
    blockSize: '44px',
    padding: '2px',
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: radius.control,
    backgroundColor: vars.color.raised,
  },
])
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
  gap: space[4],
  padding: space[3],
  backgroundColor: vars.color.topBar,
  color: vars.color.onTopBar,
})
export const brand = style({ display: 'flex', alignItems: 'center', gap: space[2], fontWeight: fontWeight.semibold })
export const logo = style({ maxBlockSize: '32px', maxInlineSize: '96px' })
export const body = style({ display: 'grid', gap: space[4], padding: space[4] })
export const tailBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  padding: space[3],
  fontSize: fontSize.compact,
  backgroundColor: vars.color.tailBar,
  color: vars.color.onTailBar,
})
