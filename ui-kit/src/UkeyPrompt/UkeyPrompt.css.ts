import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, radius, space, target } from '@jinpiao/themes/scale'
import { style, styleVariants } from '@vanilla-extract/css'
import { focusRing, tabularFigures } from '../lib/interactive.css.ts'

export const sums = style({ display: 'grid', gap: space[1] })
export const count = style({ fontSize: fontSize.compact, color: vars.color.textMuted })
export const total = style([
  tabularFigures,
  { fontSize: fontSize.title, fontWeight: fontWeight.semibold, lineHeight: lineHeight.figures },
])
export const totalLabel = style({
  fontSize: fontSize.compact,
  fontWeight: fontWeight.regular,
  color: vars.color.textMuted,
})
export const yuan = style({ fontSize: fontSize.body, fontWeight: fontWeight.regular })
export const words = style({ fontSize: fontSize.compact, color: vars.color.textMuted })

export const disclosure = style({ borderBlock: `1px solid ${vars.color.line}` })
export const summary = style([
  focusRing,
  {
    minBlockSize: target.primary,
    alignContent: 'center',
    borderRadius: radius.control,
    color: vars.color.accent,
    cursor: 'pointer',
    selectors: { '&:hover': { color: vars.color.accentHover } },
  },
])
/** As high as the facts of one entry: what fills in moves the field below it little. */
export const preparing = style({ minBlockSize: '160px', fontSize: fontSize.compact, color: vars.color.textMuted })
export const hint = style({ fontSize: fontSize.small, color: vars.color.textMuted })
export const original = style([
  tabularFigures,
  {
    marginBlock: space[2],
    padding: space[3],
    borderRadius: radius.control,
    backgroundColor: vars.color.sunken,
    fontFamily: 'inherit',
    fontSize: fontSize.compact,
    lineHeight: lineHeight.running,
    // The lines of the text are kept; long ones break rather than run out of a phone.
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
])

export const pin = style({ maxInlineSize: '360px' })

export const simulated = style({
  paddingBlock: space[2],
  paddingInline: space[3],
  border: `1px dashed ${vars.color.warningLine}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.warningFill,
  color: vars.color.warningText,
  fontSize: fontSize.compact,
  fontWeight: fontWeight.medium,
})

const anyStatus = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[2],
    // Room for one line from the start: nothing jumps when the first word comes.
    minBlockSize: '48px',
    paddingBlock: space[3],
    paddingInline: space[3],
    border: '1px solid',
    borderRadius: radius.control,
    lineHeight: lineHeight.body,
  },
])
export const status = styleVariants(
  {
    info: { borderColor: vars.color.infoLine, backgroundColor: vars.color.infoFill, color: vars.color.infoText },
    warning: {
      borderColor: vars.color.warningLine,
      backgroundColor: vars.color.warningFill,
      color: vars.color.warningText,
    },
    danger: {
      borderColor: vars.color.dangerLine,
      backgroundColor: vars.color.dangerFill,
      color: vars.color.dangerText,
    },
    success: {
      borderColor: vars.color.successLine,
      backgroundColor: vars.color.successFill,
      color: vars.color.successText,
    },
  },
  (tone) => [anyStatus, tone],
)
export const statusIcon = style({ marginBlockStart: '2px' })
export const statusText = style({ display: 'grid', gap: space[1], minInlineSize: 0 })
