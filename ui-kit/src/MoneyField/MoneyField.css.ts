import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, radius, space } from '@jinpiao/themes/scale'
import { globalStyle, style } from '@vanilla-extract/css'
import { onPhone } from '../lib/surface.css.ts'

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} 20px`,
  inlineSize: '100%',
})
// On a line of their own their words begin where the field does; the buttons reach out by their padding.
globalStyle(`${row} > button`, { marginInlineStart: `calc(-1 * ${space[3]} - 1px)` })

/**
 * Wide enough for the largest amount, 99,999,999,999,999.98, and its unit, and no wider: in half of a form the button
 * that fills it has room beside it, and takes none of its own when it comes.
 */
export const box = style({
  position: 'relative',
  flex: '1 1 16rem',
  maxInlineSize: '17.5rem',
  minInlineSize: 0,
  '@media': { [onPhone]: { maxInlineSize: 'none' } },
})

export const input = style({ paddingInlineEnd: space[12] })

export const unit = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: space[3],
  display: 'grid',
  alignContent: 'center',
  color: vars.color.textMuted,
  pointerEvents: 'none',
})

/** Above the end of the box, over the row of the label: it covers nothing that is being filled in. */
export const tooltip = style({
  position: 'absolute',
  insetBlockEnd: `calc(100% + ${space[2]})`,
  insetInlineEnd: 0,
  zIndex: 1,
  contain: 'layout style',
  maxInlineSize: '100%',
  paddingBlock: space[1],
  paddingInline: space[3],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.raised,
  color: vars.color.textMuted,
  fontSize: fontSize.small,
  lineHeight: lineHeight.body,
  textAlign: 'end',
  // The gap to the box belongs to the tooltip, so that the pointer can go there (1.4.13).
  '::after': { content: '', position: 'absolute', insetInline: 0, insetBlockStart: '100%', blockSize: space[2] },
})

export const tooltipFigure = style({
  display: 'block',
  fontSize: fontSize.body,
  fontWeight: fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text,
})

export const note = style({
  fontSize: fontSize.compact,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.body,
  color: vars.color.warningText,
})
