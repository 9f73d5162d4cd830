import { vars } from '@jinpiao/themes/contract.css'
import { headerHeight, radius, space, target } from '@jinpiao/themes/scale'
import { style } from '@vanilla-extract/css'
import { item } from './bar.css.ts'

/** Below it the groups stand in one panel behind 菜单; the DOM is the same (accessibility 5.13). */
const narrow = '(max-width: 1023px)'

export const toggle = style([item, { display: 'none', '@media': { [narrow]: { display: 'inline-flex' } } }])

export const groups = style({
  display: 'flex',
  gap: space[1],
  '@media': {
    [narrow]: {
      display: 'none',
      position: 'absolute',
      insetBlockStart: headerHeight,
      insetInline: 0,
      maxBlockSize: `calc(100vh - ${headerHeight})`,
      overflowY: 'auto',
      flexDirection: 'column',
      padding: space[3],
      backgroundColor: vars.color.topBar,
      borderBlockStart: '1px solid currentColor',
      selectors: { '&[data-open]': { display: 'flex' } },
    },
  },
})
export const group = style({ position: 'relative' })
export const chevron = style({ transition: 'none', selectors: { '[aria-expanded=true] > &': { rotate: '180deg' } } })

export const panel = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${space[1]})`,
  insetInlineStart: 0,
  minInlineSize: '200px',
  padding: space[2],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: `0 8px 24px ${vars.color.scrim}`,
  '@media': {
    [narrow]: { position: 'static', border: 0, boxShadow: 'none', backgroundColor: 'transparent', color: 'inherit' },
  },
})

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: target.primary,
  paddingInline: space[3],
  borderRadius: radius.control,
  color: 'inherit',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.sunken },
    '&[data-focus-visible]': { outline: '3px solid currentColor', outlineOffset: '-3px' },
    '&[aria-current]': { boxShadow: 'inset 3px 0 0 0 currentColor', fontWeight: 600 },
  },
  '@media': {
    [narrow]: { selectors: { '&[data-hovered]': { backgroundColor: vars.color.topBarHover } } },
    '(forced-colors: active)': {
      selectors: {
        '&[data-focus-visible]': { outlineColor: 'Highlight' },
        '&[aria-current]': { borderInlineStart: '3px solid Highlight' },
      },
    },
  },
})
