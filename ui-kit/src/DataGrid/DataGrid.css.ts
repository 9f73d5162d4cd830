import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, space } from '@jinpiao/themes/scale'
import { createContainer, createVar, style } from '@vanilla-extract/css'

const container = createContainer()
/** The grid's own width decides, not the window's. */
export const narrow = `${container} (max-width: 639px)`
/** Of one row, by density. The window of rows is reckoned with the same numbers. */
export const rowSize = createVar()
export const rowSizes = { comfortable: 44, compact: 36 } as const

export const root = style({
  containerType: 'inline-size',
  containerName: container,
  display: 'grid',
  gap: space[3],
  minInlineSize: 0,
  vars: { [rowSize]: `${rowSizes.comfortable}px` },
  selectors: { '&[data-density=compact]': { vars: { [rowSize]: `${rowSizes.compact}px` } } },
})

export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[3],
})
export const titles = style({ display: 'grid', gap: space[1], minInlineSize: 0 })
export const caption = style({
  margin: 0,
  fontSize: fontSize.large,
  fontWeight: fontWeight.semibold,
  color: vars.color.text,
})
export const count = style({
  marginInlineStart: space[2],
  fontSize: fontSize.compact,
  fontWeight: fontWeight.regular,
  color: vars.color.textMuted,
})
export const hint = style({ margin: 0, fontSize: fontSize.small, color: vars.color.textMuted })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
