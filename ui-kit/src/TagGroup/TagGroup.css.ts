import { vars } from '@jinpiao/themes/contract.css'
import { duration, fontSize, lineHeight, radius, space } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { minimumTarget } from '../lib/interactive.css.ts'

export const group = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2], minInlineSize: 0 })

export const label = style({ fontSize: fontSize.compact, lineHeight: lineHeight.body, color: vars.color.textMuted })

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: '32px',
  paddingBlock: '3px',
  paddingInlineStart: space[3],
  paddingInlineEnd: space[1],
  border: `1px solid ${vars.color.lineStrong}`,
  // Half of one line's height: round ends, and a long text keeps its corners.
  borderRadius: '17px',
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  fontSize: fontSize.compact,
  lineHeight: lineHeight.body,
  overflowWrap: 'anywhere',
  selectors: { '&:not(:has(button))': { paddingInlineEnd: space[3] } },
})

export const remove = style([
  minimumTarget,
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    padding: 0,
    border: '1px solid transparent',
    borderRadius: radius.pill,
    background: 'none',
    color: vars.color.textMuted,
    cursor: 'pointer',
    transition: `background-color ${duration.fast}`,
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.sunken, color: vars.color.text },
    },
    '@media': { '(forced-colors: active)': { borderColor: 'ButtonBorder' } },
  },
])
