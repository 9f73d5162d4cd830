import { vars } from '@jinpiao/themes/contract.css'
import { duration, fontSize, fontWeight, lineHeight, radius, space, zIndex } from '@jinpiao/themes/scale'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { pageBarSize } from '../lib/pageBar.css.ts'
import { onPhone } from '../lib/surface.css.ts'

/** High enough for a bar with the buttons that stays in view; in a lower one (400 % zoom) they stand at the end. */
const barFits = `${onPhone} and (min-height: 480px)`

/** Scrolls as a whole: a long dialog has one scroll, and what gets the focus stops above its buttons (2.4.12). */
export const overlay = style({
  // A dialog lies over the page's bar: what sticks in it does so at its own edge.
  vars: { [pageBarSize]: '0px' },
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.dialog,
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
  '@media': {
    [onPhone]: { display: 'block', padding: 0 },
    // Two lines of buttons.
    [barFits]: { scrollPaddingBlockEnd: '136px' },
  },
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
    [onPhone]: {
      display: 'flex',
      flexDirection: 'column',
      maxInlineSize: 'none',
      minBlockSize: '100%',
      border: 'none',
      borderRadius: 0,
      boxShadow: 'none',
    },
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
  // A flex box on phones: what sticks in a grid may not leave its row.
  '@media': { [onPhone]: { display: 'flex', flexDirection: 'column', flex: '1 0 auto', padding: space[4] } },
})

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[4],
  // The × is 44 px; the heading keeps its own height.
  marginBlock: '-8px',
})

// A sheet holds a form: the label of its first field stands clear of the heading.
globalStyle(`${sideModal} ${header}`, { marginBlockEnd: 0 })

/** Takes the focus by script and is no control: no ring. */
export const title = style({
  marginBlock: space[2],
  fontSize: fontSize.heading,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.figures,
  // A question and its number stay on one line.
  '@media': { [onPhone]: { fontSize: fontSize.large } },
})

export const body = style({ display: 'grid', gap: space[4], minInlineSize: 0, lineHeight: lineHeight.running })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[3],
  marginBlockStart: space[2],
  '@media': {
    [barFits]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      marginBlock: `auto calc(-1 * ${space[4]})`,
      marginInline: `calc(-1 * ${space[4]})`,
      padding: `${space[3]} ${space[4]}`,
      borderBlockStart: `1px solid ${vars.color.lineStrong}`,
      backgroundColor: vars.color.raised,
    },
  },
})
// Side by side where their words leave room, each as wide as it can be.
globalStyle(`${actions} > button`, { '@media': { [onPhone]: { flex: '1 1 auto', paddingInline: space[4] } } })
