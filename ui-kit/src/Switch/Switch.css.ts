import { vars } from '@jinpiao/themes/contract.css'
import { duration, fontSize, fontWeight, lineHeight, radius, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { choice } from '../lib/choice.css.ts'
import { forcedRing, ring } from '../lib/interactive.css.ts'

const trackWidth = '58px'

export const field = style({ display: 'grid', gap: '2px', minInlineSize: 0 })

export const button = style([
  choice,
  {
    paddingBlock: space[2],
    selectors: { '&[data-readonly]': { cursor: 'not-allowed', color: vars.color.textMuted } },
  },
])

export const smallButton = style({ alignItems: 'center', gap: '6px', fontSize: fontSize.small })

/** Which side the knob stands on tells the state without colour. */
export const track = style({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  flexDirection: 'row-reverse',
  justifyContent: 'space-between',
  flexShrink: 0,
  inlineSize: trackWidth,
  blockSize: '28px',
  padding: '3px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.pill,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  transition: `background-color ${duration.fast}, border-color ${duration.fast}`,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.text },
    '[data-selected] > &': {
      flexDirection: 'row',
      borderColor: vars.color.accentFill,
      backgroundColor: vars.color.accentFill,
      color: vars.color.onAccent,
    },
    '[data-readonly] > &': { borderStyle: 'dashed' },
    '[data-focus-visible] > &': ring,
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '[data-selected] > &': {
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        '[data-focus-visible] > &': forcedRing,
      },
    },
  },
})

/** Without words the knob is alone; the end of the line is where it stands when it is on. */
export const smallTrack = style({ justifyContent: 'flex-end', inlineSize: '30px', blockSize: '18px', padding: '2px' })

/** Of the track's own colour for words, so that it is as visible as they are. */
export const knob = style({
  flexShrink: 0,
  blockSize: '100%',
  aspectRatio: '1',
  borderRadius: radius.pill,
  backgroundColor: 'currentColor',
  '@media': {
    '(forced-colors: active)': {
      backgroundColor: 'ButtonText',
      forcedColorAdjust: 'none',
      selectors: { '[data-selected] > * > &': { backgroundColor: 'HighlightText' } },
    },
  },
})

export const word = style({
  flex: 1,
  textAlign: 'center',
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.figures,
})

export const below = style({
  marginInlineStart: `calc(${trackWidth} + ${space[3]})`,
  marginBlockStart: '-8px',
  marginBlockEnd: space[2],
  fontSize: fontSize.compact,
  lineHeight: lineHeight.body,
  color: vars.color.textMuted,
})
