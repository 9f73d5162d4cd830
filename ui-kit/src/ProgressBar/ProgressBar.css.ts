import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, lineHeight, radius, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { tabularFigures } from '../lib/interactive.css.ts'

export const root = style({ display: 'grid', gap: space[1], inlineSize: '100%', minInlineSize: 0 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[4]}`,
  fontSize: fontSize.compact,
  lineHeight: lineHeight.body,
})
export const value = style([tabularFigures, { color: vars.color.textMuted }])

export const track = style({
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
  selectors: {
    // How far is not known: stripes that stand still.
    '&[data-unknown]': {
      backgroundColor: 'transparent',
      backgroundImage: `repeating-linear-gradient(135deg, ${vars.color.accent} 0 6px, transparent 6px 12px)`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      backgroundColor: 'Highlight',
      forcedColorAdjust: 'none',
      selectors: {
        '&[data-unknown]': {
          backgroundImage: 'repeating-linear-gradient(135deg, Highlight 0 6px, transparent 6px 12px)',
        },
      },
    },
  },
})
