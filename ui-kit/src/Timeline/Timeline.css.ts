import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, radius, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { tabularFigures } from '../lib/interactive.css.ts'

export const list = style({ display: 'grid' })

export const step = style({
  position: 'relative',
  display: 'grid',
  gap: space[1],
  paddingInlineStart: space[8],
  paddingBlockEnd: space[6],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      insetBlock: '22px 2px',
      insetInlineStart: '9px',
      borderInlineStart: `2px solid ${vars.color.line}`,
    },
  },
  '@media': { print: { breakInside: 'avoid' } },
})

export const mark = style({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '20px',
  blockSize: '20px',
  border: `2px solid ${vars.color.lineStrong}`,
  borderRadius: radius.pill,
  backgroundColor: vars.color.raised,
  selectors: {
    '[data-state=done] > &': { borderColor: vars.color.successLine, color: vars.color.successText },
    '[data-state=ended] > &': { color: vars.color.textMuted },
    // A dot in the ring: seen in forced colours and in grey too.
    '[data-state=current] > &': { borderColor: vars.color.accent, borderWidth: '6px' },
    '[data-state=upcoming] > &': { borderStyle: 'dashed' },
  },
})

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space[2],
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.body,
  selectors: { '[data-state=upcoming] > &': { fontWeight: fontWeight.regular, color: vars.color.textMuted } },
})
export const state = style({
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  color: vars.color.textMuted,
  selectors: { '[data-state=current] &': { color: vars.color.accent, fontWeight: fontWeight.medium } },
})
export const detail = style([tabularFigures, { fontSize: fontSize.compact, color: vars.color.textMuted }])
export const time = style({ whiteSpace: 'nowrap' })
export const comment = style({
  justifySelf: 'start',
  paddingInline: space[3],
  borderInlineStart: `3px solid ${vars.color.line}`,
  fontSize: fontSize.compact,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})
