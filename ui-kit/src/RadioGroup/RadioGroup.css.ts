import { vars } from '@jinpiao/themes/contract.css'
import { duration, fontSize, lineHeight, radius, space, target } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { coveringInput } from '../lib/coveringInput.css.ts'

const dotSize = '22px'

export const options = recipe({
  base: { display: 'flex', minInlineSize: 0 },
  variants: {
    orientation: {
      vertical: { flexDirection: 'column', gap: space[1] },
      horizontal: { flexWrap: 'wrap', columnGap: space[6] },
    },
  },
})

export const field = style({ display: 'grid', minInlineSize: 0 })

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
    selectors: { '&[data-disabled]': { color: vars.color.textMuted, cursor: 'not-allowed' } },
  },
])

export const dot = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: dotSize,
  blockSize: dotSize,
  marginBlockStart: '1px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.pill,
  backgroundColor: vars.color.raised,
  transition: `border-color ${duration.fast}`,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.text },
    '[data-disabled] > &': { borderStyle: 'dashed', backgroundColor: vars.color.sunken },
    '[data-invalid] > &': { borderColor: vars.color.dangerLine, boxShadow: `inset 0 0 0 1px ${vars.color.dangerLine}` },
    // The mark is a border, which forced colours keep.
    '[data-selected] > &': { borderWidth: '7px', borderColor: vars.color.accent },
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
        '[data-selected] > &': { borderColor: 'Highlight' },
        '[data-focus-visible] > &': { outline: '3px solid Highlight' },
      },
    },
  },
})

export const description = style({
  marginInlineStart: `calc(${dotSize} + ${space[3]})`,
  marginBlockStart: '-8px',
  marginBlockEnd: space[2],
  fontSize: fontSize.compact,
  lineHeight: lineHeight.body,
  color: vars.color.textMuted,
})
