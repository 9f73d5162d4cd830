import { vars } from '@jinpiao/themes/contract.css'
import { duration, fontSize, fontWeight, lineHeight, radius, space, target } from '@jinpiao/themes/scale'
import { style, styleVariants } from '@vanilla-extract/css'
import { focusRing } from '../lib/interactive.css.ts'

/** Not available: the same for every tone, and still ≥ 4.5:1. Dashed, because colour alone says nothing. */
const unavailable = {
  backgroundColor: vars.color.sunken,
  borderColor: vars.color.lineStrong,
  borderStyle: 'dashed',
  color: vars.color.textMuted,
  cursor: 'not-allowed',
} as const

export const button = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    position: 'relative',
    margin: 0,
    border: '1px solid transparent',
    borderRadius: radius.control,
    fontWeight: fontWeight.medium,
    lineHeight: lineHeight.body,
    textAlign: 'center',
    cursor: 'pointer',
    transition: `background-color ${duration.fast}, border-color ${duration.fast}, color ${duration.fast}`,
    '@media': {
      // The three fills become one colour in forced colours: a real border keeps the shape.
      '(forced-colors: active)': { borderColor: 'ButtonBorder' },
    },
  },
])

export const tone = styleVariants({
  primary: {
    backgroundColor: vars.color.accentFill,
    color: vars.color.onAccent,
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.accentFillHover },
      '&[data-pressed]': { backgroundColor: vars.color.accentFillActive },
      '&[aria-disabled=true]:not([data-busy])': unavailable,
    },
  },
  secondary: {
    backgroundColor: vars.color.raised,
    borderColor: vars.color.lineStrong,
    color: vars.color.text,
    selectors: {
      '&[data-hovered]': { borderColor: vars.color.accent, color: vars.color.accent },
      '&[data-pressed]': { backgroundColor: vars.color.sunken },
      '&[aria-disabled=true]:not([data-busy])': unavailable,
    },
  },
  quiet: {
    backgroundColor: 'transparent',
    color: vars.color.accent,
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.sunken, color: vars.color.accentHover },
      '&[data-pressed]': { backgroundColor: vars.color.selected },
      // Without a frame as before: the reason beside it says it in words, and a box would stand out of its row.
      '&[aria-disabled=true]:not([data-busy])': {
        backgroundColor: 'transparent',
        color: vars.color.textMuted,
        cursor: 'not-allowed',
      },
    },
  },
  // An outline, so that one solid button of a page is what the page is for; solid where a dialog asks to confirm.
  danger: {
    backgroundColor: vars.color.raised,
    borderColor: vars.color.dangerLine,
    color: vars.color.dangerText,
    selectors: {
      '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.dangerFill },
      ':is([role=dialog], [role=alertdialog]) &': {
        backgroundColor: vars.color.dangerSolid,
        borderColor: 'transparent',
        color: vars.color.onDangerSolid,
      },
      ':is([role=dialog], [role=alertdialog]) &:is([data-hovered], [data-pressed])': {
        backgroundColor: vars.color.dangerSolidHover,
      },
      '&[aria-disabled=true]:not([data-busy])': unavailable,
    },
  },
})

export const size = styleVariants({
  regular: {
    minBlockSize: target.primary,
    paddingBlock: space[2],
    paddingInline: space[6],
    fontSize: fontSize.body,
  },
  small: {
    minBlockSize: '36px',
    paddingBlock: space[1],
    paddingInline: space[3],
    fontSize: fontSize.compact,
    '@media': { '(pointer: coarse)': { minBlockSize: target.primary } },
  },
})

export const shape = styleVariants({ words: {}, icon: { aspectRatio: '1', paddingInline: 0, paddingBlock: 0 } })

export const reason = style({
  display: 'inline-block',
  marginInlineStart: space[2],
  fontSize: fontSize.small,
  lineHeight: lineHeight.body,
  color: vars.color.textMuted,
  maxInlineSize: '24em',
})
