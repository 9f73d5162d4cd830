import { vars } from '@jinpiao/themes/contract.css'
import { duration, fontSize, lineHeight, radius, space, target } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'

/** Mixins that every control shares. Compose them: `style([focusRing, control, { … }])`. */

/**
 * The one focus ring: 3 px, 2 px away, two tones, so that one of them is 3:1 against anything (2.4.13, 1.4.11).
 * An outline, because forced colours erase shadows; the inner tone is a shadow that fills the gap.
 */
export const ring = {
  outline: `3px solid ${vars.color.focusOuter}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${vars.color.focusInner}`,
} as const

/** The ring under `(forced-colors: active)`. */
export const forcedRing = { outline: '3px solid Highlight' } as const

/** The ring of what holds the focus. react-aria sets data-focus-visible; `:focus-visible` serves native elements. */
export const focusRing = style({
  outline: '3px solid transparent',
  outlineOffset: '2px',
  selectors: {
    '&[data-focus-visible], &:focus-visible': { outlineColor: vars.color.focusOuter, boxShadow: ring.boxShadow },
    // The element holds the focus, but its parent draws the ring (segments, items in a box).
    '&:not([data-focus-visible]):not(:focus-visible)': { outlineStyle: 'none' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-focus-visible], &:focus-visible': forcedRing },
    },
  },
})

/** Of neighbours nearer than the ring reaches (5 px): what is painted later, the current one's fill, lies below the ring. */
export const ringOnTop = style({
  selectors: { '&[data-focus-visible], &:focus-visible': { position: 'relative', zIndex: 1 } },
})

/** Border, height, type and states of everything one types or chooses in. */
export const control = style({
  boxSizing: 'border-box',
  minBlockSize: target.primary,
  inlineSize: '100%',
  margin: 0,
  paddingBlock: space[2],
  paddingInline: space[3],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  fontSize: fontSize.body,
  lineHeight: lineHeight.body,
  transition: `border-color ${duration.fast}`,
  selectors: {
    '&::placeholder': { color: vars.color.textMuted, opacity: 1 },
    '&[data-hovered], input&:hover, textarea&:hover': { borderColor: vars.color.text },
    // A text box is laid out by itself: a key in it does not lay out the form around it. Its height is still its text's;
    // it has no baseline for others any more, so it is no part of a line.
    'input&': { display: 'block', contain: 'size layout', containIntrinsicBlockSize: '1lh' },
    // 2 px by an inset shadow: the size of the control never changes with its state.
    '&[data-invalid], &[aria-invalid=true]': {
      borderColor: vars.color.dangerLine,
      boxShadow: `inset 0 0 0 1px ${vars.color.dangerLine}`,
    },
    '&[data-invalid][data-focus-visible], &[aria-invalid=true]:focus-visible': {
      boxShadow: `${ring.boxShadow}, inset 0 0 0 1px ${vars.color.dangerLine}`,
    },
    '&[readonly], &[data-readonly]': { backgroundColor: vars.color.sunken, borderStyle: 'dashed' },
    '&[data-disabled], &[aria-disabled=true]': { backgroundColor: vars.color.sunken, color: vars.color.textMuted },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-invalid], &[aria-invalid=true]': { borderWidth: '2px' } },
    },
  },
})

/** At least 24 × 24 without the spacing exception, 44 × 44 for fingers (2.5.8, 2.5.5). */
export const minimumTarget = style({
  minInlineSize: target.minimum,
  minBlockSize: target.minimum,
  '@media': { '(pointer: coarse)': { minInlineSize: target.primary, minBlockSize: target.primary } },
})

/**
 * Out of sight, kept in the accessibility tree. `whiteSpace` keeps Chrome from gluing words together. Not `clip-path`:
 * IBM's engine takes what it clips for hidden from everybody, and then judges names without these words.
 */
export const visuallyHidden = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
  whiteSpace: 'nowrap',
  userSelect: 'none',
})

/** Figures of one width, so that columns of amounts align. */
export const tabularFigures = style({ fontVariantNumeric: 'tabular-nums' })
