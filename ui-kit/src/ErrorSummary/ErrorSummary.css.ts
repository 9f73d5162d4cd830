import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, maxInlineSize, radius, space, target } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { focusRing, forcedRing, ring } from '../lib/interactive.css.ts'

export const box = style([
  focusRing,
  {
    maxInlineSize: maxInlineSize.form,
    padding: space[4],
    border: `2px solid ${vars.color.dangerLine}`,
    borderRadius: radius.card,
    backgroundColor: vars.color.raised,
    // The focus comes from script: the ring shows whatever was used to submit.
    selectors: { '&:focus': ring },
    '@media': {
      '(forced-colors: active)': { selectors: { '&:focus': forcedRing } },
    },
  },
])

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: fontSize.large,
  fontWeight: fontWeight.semibold,
  color: vars.color.dangerText,
})

export const list = style({ display: 'grid', marginBlockStart: space[2], paddingInlineStart: space[1] })

export const link = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: target.minimum,
    paddingBlock: space[1],
    borderRadius: '2px',
    color: vars.color.dangerText,
    fontWeight: fontWeight.medium,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    selectors: { '&:hover': { textDecorationThickness: '2px' } },
    '@media': { '(pointer: coarse)': { minBlockSize: target.primary } },
  },
])
