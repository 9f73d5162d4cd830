import { vars } from '@jinpiao/themes/contract.css'
import { duration, fontSize, lineHeight, radius, space, target } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { coveringInput } from '../lib/coveringInput.css.ts'

const boxSize = '22px'

export const field = style({ display: 'grid', gap: '2px', minInlineSize: 0 })
export const group = style({ display: 'grid', gap: space[1] })

export const button = style([
  coveringInput,
  {
    display: 'inline-flex',
    justifySelf: 'start',
    alignItems: 'flex-start',
    gap: space[3],
    minBlockSize: target.primary,
    paddingBlock: '10px',
    lineHeight: lineHeight.body,
    cursor: 'pointer',
  },
])

export const box = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: boxSize,
  blockSize: boxSize,
  marginBlockStart: '1px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.raised,
  color: vars.color.raised,
  transition: `background-color ${duration.fast}, border-color ${duration.fast}`,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.text },
    '[data-selected] > &, [data-indeterminate] > &': {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accent,
    },
    '[data-invalid] > &': { borderColor: vars.color.dangerLine, boxShadow: `inset 0 0 0 1px ${vars.color.dangerLine}` },
    '[data-focus-visible] > &': {
      outline: `3px solid ${vars.color.focusOuter}`,
      outlineOffset: '2px',
      boxShadow: `0 0 0 2px ${vars.color.focusInner}`,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '[data-invalid]:not([data-selected]) > &': { borderWidth: '2px' },
        '[data-selected] > &, [data-indeterminate] > &': {
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        '[data-focus-visible] > &': { outline: '3px solid Highlight' },
      },
    },
  },
})

/** Not a transparent colour: forced colours would show the tick of an empty box. */
export const tick = style({
  opacity: 0,
  selectors: { '[data-selected] &, [data-indeterminate] &': { opacity: 1 } },
})

export const below = style({
  marginInlineStart: `calc(${boxSize} + ${space[3]})`,
  marginBlockStart: '-8px',
  marginBlockEnd: space[2],
  fontSize: fontSize.compact,
  lineHeight: lineHeight.body,
  color: vars.color.textMuted,
})
