import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, lineHeight, space, target } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { coveringInput } from './coveringInput.css.ts'
import { forcedRing, ring } from './interactive.css.ts'

/** Of a tick box and of a radio's dot. */
export const markSize = '22px'

/** Mark and words on one line; all of it can be pressed. */
export const choice = style([
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
    // The description below reaches into its padding; amounts in it are positioned and would lie above the input.
    zIndex: 1,
  },
])

/** The mark itself, whatever its form. */
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: markSize,
  blockSize: markSize,
  marginBlockStart: '1px',
  border: `1px solid ${vars.color.lineStrong}`,
  backgroundColor: vars.color.raised,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.text },
    '[data-invalid] > &': { borderColor: vars.color.dangerLine, boxShadow: `inset 0 0 0 1px ${vars.color.dangerLine}` },
    '[data-focus-visible] > &': ring,
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '[data-invalid]:not([data-selected]) > &': { borderWidth: '2px' },
        '[data-focus-visible] > &': forcedRing,
      },
    },
  },
})

/** Below the words and in line with them, whatever is said there. */
export const indent = style({
  marginInlineStart: `calc(${markSize} + ${space[3]})`,
  marginBlockStart: '-8px',
  marginBlockEnd: space[2],
})

/** The description. An error has its own colour and takes `indent` only: of two colours the later file would win. */
export const below = style([
  indent,
  { fontSize: fontSize.compact, lineHeight: lineHeight.body, color: vars.color.textMuted },
])
