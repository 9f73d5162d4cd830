import { vars } from '@jinpiao/themes/contract.css'
import { duration, fontSize, fontWeight, lineHeight, radius, space, target } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { forcedRing, ring } from '../lib/interactive.css.ts'

const trackWidth = '58px'

export const field = style({ display: 'grid', gap: '2px', minInlineSize: 0 })

/** Track and words on one line; all of it can be pressed. */
export const button = style({
  position: 'relative',
  display: 'inline-flex',
  justifySelf: 'start',
  alignItems: 'flex-start',
  gap: space[3],
  minBlockSize: target.primary,
  paddingBlock: space[2],
  lineHeight: lineHeight.body,
  cursor: 'pointer',
})

export const smallButton = style({ alignItems: 'center', gap: '6px', fontSize: fontSize.small })

/** Over all of it, so that finger exploration, a screen reader's cursor and test tools find it where it is seen. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
  selectors: { '&[aria-disabled=true]': { cursor: 'not-allowed' } },
})

/** Above the input, so that their contrast can be measured; the pointer goes through. */
const above = { position: 'relative', zIndex: 1, pointerEvents: 'none' } as const

export const words = style({
  ...above,
  selectors: { [`${input}[aria-disabled=true] ~ &`]: { color: vars.color.textMuted } },
})

/** Which side the knob stands on tells the state without colour. */
export const track = style({
  ...above,
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
    [`${button}:hover > &`]: { borderColor: vars.color.text },
    [`${input}:checked + &`]: {
      flexDirection: 'row',
      borderColor: vars.color.accentFill,
      backgroundColor: vars.color.accentFill,
      color: vars.color.onAccent,
    },
    [`${input}[aria-disabled=true] + &`]: { borderStyle: 'dashed' },
    [`${input}:focus-visible + &`]: ring,
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        [`${input}:checked + &`]: {
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
        [`${input}:focus-visible + &`]: forcedRing,
      },
    },
  },
})

/** Without words the knob is alone; the end of the line is where it stands when it is on. */
export const smallTrack = style({ justifyContent: 'flex-end', inlineSize: '30px', blockSize: '18px', padding: '2px' })

/** Of the colour of the track's words, so that it is as visible as they are. */
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
      selectors: { [`${input}:checked + * > &`]: { backgroundColor: 'HighlightText' } },
    },
  },
})

/** Drawn by css: a word that waits in the page for the other state would be hidden content to every tool. */
export const word = style({
  flex: 1,
  textAlign: 'center',
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.figures,
  '::after': { content: 'attr(data-off)' },
  selectors: { [`${input}:checked + * > &::after`]: { content: 'attr(data-on)' } },
})

export const below = style({
  marginInlineStart: `calc(${trackWidth} + ${space[3]})`,
  marginBlockStart: '-8px',
  marginBlockEnd: space[2],
  fontSize: fontSize.compact,
  lineHeight: lineHeight.body,
  color: vars.color.textMuted,
})
