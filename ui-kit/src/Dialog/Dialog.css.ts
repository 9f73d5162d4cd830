import { vars } from '@jinpiao/themes/contract.css'
import { duration, fontSize, fontWeight, lineHeight, radius, space } from '@jinpiao/themes/scale'
import { style, styleVariants } from '@vanilla-extract/css'
import { focusRing } from '../lib/interactive.css.ts'
import { pageBarSize } from '../lib/pageBar.css.ts'

const narrow = '(max-width: 640px)'

/** Scrolls as a whole: a long dialog has one scroll, and no bar that covers what has the focus. */
export const overlay = style({
  // A dialog lies over the page's bar: what sticks in it does so at its own edge.
  vars: { [pageBarSize]: '0px' },
  position: 'fixed',
  inset: 0,
  zIndex: 900,
  display: 'grid',
  alignItems: 'start',
  justifyItems: 'center',
  paddingBlock: 'min(10vb, 96px)',
  paddingInline: space[4],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: vars.color.scrim,
  transition: `opacity ${duration.fast}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  // A block, not a grid: in a grid row as high as the screen a longer dialog would outgrow its own background.
  '@media': { [narrow]: { display: 'block', padding: 0 } },
})

/** At the end edge: it lies over a part of the page, and what it is about stays in sight. */
export const sideOverlay = style([overlay, { display: 'block', padding: 0 }])

const anyModal = style({
  inlineSize: '100%',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: `0 16px 48px -16px ${vars.color.scrim}`,
  '@media': {
    [narrow]: { maxInlineSize: 'none', minBlockSize: '100%', border: 'none', borderRadius: 0, boxShadow: 'none' },
    '(forced-colors: active)': { borderColor: 'CanvasText' },
  },
})
export const modal = styleVariants(
  { small: { maxInlineSize: '440px' }, regular: { maxInlineSize: '560px' }, wide: { maxInlineSize: '880px' } },
  (size) => [anyModal, size],
)

export const sideModal = style({
  marginInlineStart: 'auto',
  minBlockSize: '100%',
  borderBlock: 'none',
  borderInlineEnd: 'none',
  borderRadius: 0,
})

export const dialog = style({
  display: 'grid',
  gap: space[4],
  padding: space[6],
  outline: 'none',
  minInlineSize: 0,
  '@media': { [narrow]: { padding: space[4] } },
})

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[4],
  // The × is 44 px; the heading keeps its own height.
  marginBlock: '-8px',
})

export const title = style([
  focusRing,
  {
    marginBlock: space[2],
    borderRadius: radius.control,
    fontSize: fontSize.heading,
    fontWeight: fontWeight.semibold,
    lineHeight: lineHeight.figures,
  },
])

export const body = style({ display: 'grid', gap: space[4], minInlineSize: 0, lineHeight: lineHeight.running })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[3],
  marginBlockStart: space[2],
  '@media': { [narrow]: { flexDirection: 'column', alignItems: 'stretch' } },
})
