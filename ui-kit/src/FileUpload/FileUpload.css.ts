import { vars } from '@jinpiao/themes/contract.css'
import { duration, fontSize, radius, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

export const area = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  padding: space[4],
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: radius.card,
  backgroundColor: vars.color.surface,
  transition: `border-color ${duration.fast}, background-color ${duration.fast}`,
})

/** A file is held over it: said by the border's style too. */
export const dropTarget = style({
  borderStyle: 'solid',
  borderColor: vars.color.accent,
  backgroundColor: vars.color.selected,
  '@media': { '(forced-colors: active)': { borderColor: 'Highlight' } },
})

export const invalid = style({
  borderColor: vars.color.dangerLine,
  boxShadow: `inset 0 0 0 1px ${vars.color.dangerLine}`,
})
export const dropHint = style({ fontSize: fontSize.compact, color: vars.color.textMuted })
