import { vars } from '@jinpiao/themes/contract.css'
import { duration, fontSize, fontWeight, radius, space, target } from '@jinpiao/themes/scale'
import { style, styleVariants } from '@vanilla-extract/css'
import { focusRing } from '../lib/interactive.css.ts'

const anyTrigger = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: target.primary,
    maxInlineSize: '100%',
    paddingInline: space[3],
    border: '1px solid transparent',
    borderRadius: radius.control,
    fontSize: fontSize.body,
    fontWeight: fontWeight.medium,
    textAlign: 'start',
    cursor: 'pointer',
    transition: `background-color ${duration.fast}`,
    '@media': { '(forced-colors: active)': { borderColor: 'ButtonBorder' } },
  },
])
export const trigger = styleVariants(
  {
    page: {
      borderColor: vars.color.lineStrong,
      backgroundColor: vars.color.raised,
      color: vars.color.text,
      selectors: { '&[data-hovered], &[aria-expanded=true]': { backgroundColor: vars.color.sunken } },
    },
    topBar: {
      backgroundColor: 'transparent',
      color: vars.color.onTopBar,
      selectors: { '&[data-hovered], &[aria-expanded=true]': { backgroundColor: vars.color.topBarHover } },
    },
  },
  (surface) => [anyTrigger, surface],
)

export const words = style({ display: 'grid', minInlineSize: 0 })

export const popover = style({
  minInlineSize: 'max(var(--trigger-width), 176px)',
  maxInlineSize: 'min(360px, calc(100vi - 16px))',
  overflowY: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
  backgroundColor: vars.color.raised,
  boxShadow: `0 8px 24px -8px ${vars.color.scrim}`,
  transition: `opacity ${duration.fast}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
})

export const menu = style({ display: 'grid', padding: space[1], outline: 'none' })

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: target.primary,
  paddingBlock: space[2],
  paddingInline: space[3],
  border: '2px solid transparent',
  borderRadius: radius.control,
  color: vars.color.text,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-focused]': { backgroundColor: vars.color.sunken },
    // Inside the popover an outer ring would be cut off: the ring lies within the item.
    '&[data-focus-visible]': { borderColor: vars.color.focusOuter, backgroundColor: vars.color.sunken },
  },
  '@media': {
    // A transparent border becomes a visible one in forced colours.
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: { '&[data-focused]': { borderColor: 'Highlight' } },
    },
  },
})

export const description = style({ fontSize: fontSize.small, color: vars.color.textMuted })
