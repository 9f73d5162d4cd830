import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, radius, space, target } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { tabularFigures } from '../lib/interactive.css.ts'

const narrow = '(max-width: 639px)'

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[1]} ${space[3]}` })
/** A line leads from each step to the next one. */
export const step = style({
  display: 'flex',
  flex: '1 1 auto',
  gap: space[2],
  alignItems: 'center',
  minInlineSize: 0,
  selectors: {
    '&:last-child': { flexGrow: 0 },
    '&:not(:last-child)::after': {
      content: '""',
      flex: '1 1 8px',
      borderBlockStart: `1px solid ${vars.color.lineStrong}`,
    },
  },
})
/** On a phone the words of the step that one is at; the others keep theirs for the ear. */
export const title = style({
  '@media': {
    [narrow]: {
      selectors: {
        ':not([data-state=current]) > * > &': {
          position: 'absolute',
          inlineSize: '1px',
          blockSize: '1px',
          overflow: 'hidden',
          clip: 'rect(0 0 0 0)',
          whiteSpace: 'nowrap',
        },
      },
    },
  },
})

export const words = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: target.primary,
  paddingInlineEnd: space[2],
  color: vars.color.textMuted,
  fontSize: fontSize.compact,
  lineHeight: lineHeight.body,
  textAlign: 'start',
  selectors: {
    '[data-state=current] > &': { color: vars.color.accent, fontWeight: fontWeight.semibold },
    '[data-state=done] > &': { color: vars.color.text },
  },
  '@media': { [narrow]: { minBlockSize: '28px', paddingInlineEnd: 0 } },
})

export const button = style({
  paddingInline: `0 ${space[2]}`,
  border: 0,
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  selectors: {
    '[data-state=done] > &': { color: vars.color.accent },
    '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '4px' },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: target.primary } },
})

export const mark = style([
  tabularFigures,
  {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '28px',
    blockSize: '28px',
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: radius.pill,
    backgroundColor: vars.color.raised,
    color: vars.color.textMuted,
    fontWeight: fontWeight.semibold,
    selectors: {
      // Filled, ticked, dashed: told apart in grey and in forced colours too.
      '[data-state=current] &': {
        borderColor: vars.color.accentFill,
        backgroundColor: vars.color.accentFill,
        color: vars.color.onAccent,
      },
      '[data-state=done] &': { borderColor: vars.color.successLine, color: vars.color.successText },
      '[data-state=upcoming] &': { borderStyle: 'dashed' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '[data-state=current] &': { borderWidth: '4px', borderColor: 'Highlight' } },
      },
    },
  },
])
