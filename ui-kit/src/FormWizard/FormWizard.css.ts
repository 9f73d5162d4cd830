import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, maxInlineSize, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: maxInlineSize.form,
})
export const heading = style({
  justifySelf: 'start',
  fontSize: fontSize.heading,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.figures,
})
/** A line of its own over the title. */
export const position = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: fontSize.compact,
  fontWeight: fontWeight.regular,
  lineHeight: lineHeight.body,
})
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' })
