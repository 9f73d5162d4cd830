import { vars } from '@jinpiao/themes/contract.css'
import { duration, fontSize, fontWeight, lineHeight, radius, space } from '@jinpiao/themes/scale'
import { style, styleVariants } from '@vanilla-extract/css'

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

export const list = style({ display: 'grid', inlineSize: '100%', marginBlockStart: space[1] })

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

const iconColor = { uploading: vars.color.textMuted, done: vars.color.successText, failed: vars.color.dangerText }
export const icon = styleVariants(iconColor, (color) => ({
  flexShrink: 0,
  color,
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
}))

export const about = style({
  flex: '1 1 12rem',
  minInlineSize: 0,
  display: 'grid',
  gap: space[1],
  lineHeight: lineHeight.body,
})
export const name = style({ fontWeight: fontWeight.medium })
export const state = style({ fontSize: fontSize.compact, color: vars.color.textMuted })
export const failed = style({ fontSize: fontSize.compact, color: vars.color.dangerText })
export const actions = style({ display: 'flex', gap: space[1], marginInlineStart: 'auto' })

export const progress = style({
  inlineSize: '100%',
  blockSize: '6px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.pill,
  backgroundColor: vars.color.sunken,
  overflow: 'hidden',
})

export const bar = style({
  blockSize: '100%',
  backgroundColor: vars.color.accent,
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
})
