import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, space } from '@jinpiao/themes/scale'
import { style, styleVariants } from '@vanilla-extract/css'

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
