import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, lineHeight, radius, railFrom, space } from '@jinpiao/themes/scale'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { style } from '@vanilla-extract/css'

/** The canvas: what belongs together lies on surfaces, 16 px apart. */
export const page = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space[4],
  backgroundColor: vars.color.sunken,
  color: vars.color.text,
})
/** Main column 8 of 12 and rail 4, gap 24; one column below 1280 px. */
export const withRail = style({
  display: 'grid',
  gap: space[4],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [railFrom]: { columnGap: space[6], gridTemplateColumns: 'minmax(0, 909fr) minmax(0, 443fr)' } },
})
export const stack = style({ display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)' })
export const head = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' })
export const end = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginInlineStart: 'auto' })
export const title = style({
  fontSize: fontSize.title,
  fontWeight: fontWeight.semibold,
  lineHeight: lineHeight.figures,
})
export const subtitle = style({ fontSize: fontSize.large, fontWeight: fontWeight.semibold })
export const note = style({ color: vars.color.textMuted, fontSize: fontSize.small })
export const fields = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
})
export const result = style([
  surface,
  { display: 'grid', gap: space[4], justifySelf: 'center', maxInlineSize: '640px' },
])
/** The bar of a decision: at the bottom of the view. */
export const bar = style([
  surface,
  {
    position: 'sticky',
    insetBlockEnd: 0,
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[3],
    // A low window, as 400 % zoom makes it, has no room for what stays.
    '@media': { '(max-height: 479px)': { position: 'static' } },
  },
])
/** As wide as the page above it. */
export const rulesBelow = style([surface, { marginInline: space[4] }])
export const rules = style({ display: 'grid', gap: space[2], paddingInlineStart: space[6], listStyle: 'disc' })

/** Both halves of a login: the platform's own fill, and the form. */
export const login = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  backgroundColor: vars.color.sunken,
  color: vars.color.text,
})
export const brand = style({
  display: 'grid',
  alignContent: 'center',
  gap: space[4],
  padding: space[8],
  backgroundColor: vars.color.topBar,
  color: vars.color.onTopBar,
  fontSize: fontSize.heading,
  fontWeight: fontWeight.semibold,
  textAlign: 'center',
  borderRadius: `${radius.card} 0 0 0`,
})
export const loginForm = style([surface, { display: 'grid', gap: space[4], margin: space[4], alignContent: 'start' }])
export const illustration = style({ inlineSize: '100%', maxBlockSize: '240px', objectFit: 'contain' })
