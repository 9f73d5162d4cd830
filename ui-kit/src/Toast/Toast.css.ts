import { vars } from '@jinpiao/themes/contract.css'
import { fontWeight, radius, space, zIndex } from '@jinpiao/themes/scale'
import { style, styleVariants } from '@vanilla-extract/css'
import { focusRing, minimumTarget } from '../lib/interactive.css.ts'

export const region = style({
  position: 'fixed',
  insetBlockEnd: space[6],
  insetInlineEnd: space[6],
  zIndex: zIndex.toast,
  inlineSize: 'min(400px, calc(100vi - 32px))',
  '@media': {
    '(max-width: 640px)': { insetInline: space[4], insetBlockEnd: space[4] },
    // At 400 % three of them would cover the page (G7): the newest shows, the others are scrolled to.
    '(max-height: 479px)': {
      display: 'flex',
      flexDirection: 'column-reverse',
      maxBlockSize: '25dvh',
      overflowY: 'auto',
      borderRadius: radius.card,
    },
  },
})

export const list = style({ display: 'grid', gap: space[2] })

const anyToast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[2],
  paddingBlock: space[3],
  paddingInline: space[4],
  border: '1px solid',
  borderRadius: radius.card,
  color: vars.color.text,
  backgroundColor: vars.color.raised,
  boxShadow: `0 4px 16px -8px ${vars.color.scrim}`,
})
export const toast = styleVariants(
  {
    success: { borderColor: vars.color.successLine },
    info: { borderColor: vars.color.infoLine },
    warning: { borderColor: vars.color.warningLine },
    danger: { borderColor: vars.color.dangerLine },
  },
  (tone) => [anyToast, tone],
)

const anyIcon = style({ flexShrink: 0, marginBlockStart: '2px' })
export const icon = styleVariants(
  {
    success: { color: vars.color.successText },
    info: { color: vars.color.infoText },
    warning: { color: vars.color.warningText },
    danger: { color: vars.color.dangerText },
  },
  (tone) => [anyIcon, tone],
)

export const text = style({ flex: 1, minInlineSize: 0 })
export const tone = style({ fontWeight: fontWeight.semibold })

export const close = style([
  focusRing,
  minimumTarget,
  {
    display: 'grid',
    placeItems: 'center',
    padding: 0,
    border: '1px solid transparent',
    borderRadius: radius.control,
    background: 'none',
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { backgroundColor: vars.color.sunken } },
  },
])
