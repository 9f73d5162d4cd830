import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, radius, space, target } from '@jinpiao/themes/scale'
import { globalStyle, style } from '@vanilla-extract/css'
import { fieldPair } from '../lib/fieldPair.css.ts'
import { forcedRing, ring } from '../lib/interactive.css.ts'

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  maxInlineSize: '24rem',
  textAlign: 'start',
  cursor: 'pointer',
})

// In a pair of fields it fills its half, as a box for names does: its choices are names.
globalStyle(`${fieldPair} ${trigger}`, { maxInlineSize: 'none' })

export const invalid = style({
  borderColor: vars.color.dangerLine,
  boxShadow: `inset 0 0 0 1px ${vars.color.dangerLine}`,
  selectors: {
    '&[data-focus-visible]': {
      boxShadow: `0 0 0 2px ${vars.color.focusInner}, inset 0 0 0 1px ${vars.color.dangerLine}`,
    },
  },
  '@media': { '(forced-colors: active)': { borderWidth: '2px' } },
})

export const value = style({
  minInlineSize: 0,
  selectors: { '&[data-placeholder]': { color: vars.color.textMuted } },
})

/** As wide as the control; react-aria gives its width. */
export const popover = style({
  boxSizing: 'border-box',
  inlineSize: 'var(--trigger-width)',
  minInlineSize: '12rem',
  maxInlineSize: 'calc(100vw - 24px)',
  // react-aria limits its height to the room there is: the list inside scrolls.
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
})

// The list lies within the window. An option at its end would else be taken for one under a bar: the page scrolls, and
// react-aria 3.53 closes the list of a combobox with every scroll (at 400 % zoom as soon as it opens, 1.4.10).
globalStyle(`html:has(${popover}):has(${popover})`, { scrollPaddingBlock: 0 })

export const list = style({
  maxBlockSize: '22rem',
  minBlockSize: 0,
  overflow: 'auto',
  padding: space[1],
  outline: 'none',
})

export const option = style({
  // What is for the ear alone lies in it, not in the list around it, which scrolls.
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: '40px',
  paddingBlock: space[1],
  paddingInline: space[2],
  border: '1px solid transparent',
  borderRadius: radius.control,
  lineHeight: lineHeight.body,
  cursor: 'pointer',
  // Inside its row: the list clips what stands out.
  outlineOffset: '-3px',
  selectors: {
    '&[data-hovered], &[data-focused]': { backgroundColor: vars.color.sunken },
    '&[data-selected]': { backgroundColor: vars.color.selected, fontWeight: fontWeight.medium },
    // The text field keeps the focus; the option that the arrows point at shows the ring (combobox).
    '&[data-focus-visible]': { outline: ring.outline, boxShadow: 'none' },
    '&[aria-disabled=true]': { color: vars.color.textMuted, cursor: 'not-allowed' },
  },
  '@media': {
    '(pointer: coarse)': { minBlockSize: target.primary },
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': { borderColor: 'Highlight' },
        '&[data-focus-visible]': forcedRing,
        '&[aria-disabled=true]': { color: 'GrayText' },
      },
    },
  },
})

export const optionText = style({ display: 'grid', minInlineSize: 0 })
export const optionDescription = style({
  fontSize: fontSize.small,
  fontWeight: fontWeight.regular,
  color: vars.color.textMuted,
  '@media': { '(forced-colors: active)': { color: 'inherit' } },
})
export const check = style({ color: vars.color.accent, '@media': { '(forced-colors: active)': { color: 'inherit' } } })
export const empty = style({ padding: space[3], color: vars.color.textMuted })

/** Hears keys of the list, and is no box of its own. */
export const keys = style({ display: 'contents' })
