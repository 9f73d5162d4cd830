import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, lineHeight, radius, space, target } from '@jinpiao/themes/scale'
import { globalStyle, style } from '@vanilla-extract/css'
import { focusRing, visuallyHidden } from '../lib/interactive.css.ts'
import { cardEdge, narrow } from './DataTable.css.ts'

/** Above and below what a card says. */
export const cardPadding = space[3]
/** Beside the box and its space, in a card. */
export const boxSize = '36px'

export const checkboxTarget = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '36px',
  blockSize: '36px',
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { inlineSize: target.primary, blockSize: target.primary } },
  '@container': {
    [narrow]: {
      // Its middle is that of the card's first line.
      inlineSize: `calc(${cardEdge} + ${boxSize})`,
      blockSize: `calc(${fontSize.body} * ${lineHeight.body} + 2 * ${cardPadding})`,
      minBlockSize: target.primary,
    },
  },
})

/** Drawn as the kit's `Checkbox`; in forced colours the browser draws it. */
export const checkbox = style([
  focusRing,
  {
    appearance: 'none',
    gridArea: '1 / 1',
    display: 'grid',
    placeItems: 'center',
    inlineSize: target.minimum,
    blockSize: target.minimum,
    margin: 0,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: radius.control,
    backgroundColor: vars.color.raised,
    cursor: 'inherit',
    selectors: {
      '&:hover': { borderColor: vars.color.text },
      '&:checked, &:indeterminate': { borderColor: vars.color.accent, backgroundColor: vars.color.accent },
      '&::before': { inlineSize: '12px', blockSize: '12px', backgroundColor: vars.color.raised },
      '&:checked::before': {
        content: '""',
        clipPath: 'polygon(8% 48%, 0 58%, 36% 92%, 100% 20%, 90% 10%, 36% 74%)',
      },
      '&:indeterminate::before': { content: '""', blockSize: '3px', clipPath: 'none' },
      // A lock stands in its place.
      '&[aria-disabled=true]': { cursor: 'not-allowed', borderColor: 'transparent', backgroundColor: 'transparent' },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&:not([aria-disabled=true])': { appearance: 'auto' } } },
    },
  },
])
/** For the ear, and above cards beside the box. */
export const boxName = style([
  visuallyHidden,
  {
    '@container': {
      [narrow]: {
        gridArea: '1 / 2',
        position: 'static',
        inlineSize: 'auto',
        blockSize: 'auto',
        margin: 0,
        overflow: 'visible',
        clip: 'auto',
        paddingInlineEnd: space[3],
        userSelect: 'auto',
      },
    },
  },
])
globalStyle(`${checkboxTarget}:has(> ${boxName})`, {
  '@container': {
    [narrow]: {
      gridTemplateColumns: `calc(${cardEdge} + ${boxSize}) auto`,
      inlineSize: 'auto',
      fontSize: fontSize.small,
    },
  },
})
export const lock = style({ gridArea: '1 / 1', color: vars.color.textMuted, pointerEvents: 'none' })
