import { vars } from '@jinpiao/themes/contract.css'
import { paper } from '@jinpiao/themes/paper'
import { fontSize, fontWeight, maxInlineSize, space } from '@jinpiao/themes/scale'
import { onPhone, surface } from '@jinpiao/ui-kit/lib/surface.css'
import { globalStyle, style } from '@vanilla-extract/css'

/** A page as surfaces one below the other. */
export const page = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  '@media': { [onPhone]: { gap: space[3] } },
})
// A way out is as wide as its words.
globalStyle(`${page} > a`, { justifySelf: 'start' })
export const title = style({
  fontSize: fontSize.title,
  lineHeight: 1.3,
  textWrap: 'balance',
  '@media': { [onPhone]: { fontSize: fontSize.heading } },
})
export const heading = style({ fontSize: fontSize.large, lineHeight: 1.4 })
export const section = style({ display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)' })
export const muted = style({ color: vars.color.textMuted })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' })
/** Sentences, one below the other. */
export const lines = style({ display: 'grid', gap: space[1] })
/** Why something cannot be done, in a row of a table. */
export const note = style([muted, { fontSize: fontSize.small, maxInlineSize: '22em' }])
/** Two things of a value on one line: a day, and how long that is. */
export const beside = style({ display: 'inline-flex', flexWrap: 'wrap', gap: `0 ${space[2]}`, alignItems: 'center' })
globalStyle(`${beside} button`, { paddingInline: space[1] })
export const loading = style({ minBlockSize: space[16] })
export const failed = style([
  surface,
  { display: 'grid', gap: space[3], justifyItems: 'start', borderColor: vars.color.dangerLine },
])

/** The amount that the page is about, its words below it. */
export const amount = style({ display: 'grid', gap: space[1] })

export const files = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
// The words of a file begin where those of the other rows begin; its button reaches out by its own padding.
globalStyle(`${files} > li > button`, { marginInlineStart: `calc(-1 * ${space[3]} - 1px)`, textAlign: 'start' })

/** A file that is a picture lies on paper: ink on a transparent ground is read in dark, too. */
export const picture = style({
  display: 'block',
  maxInlineSize: '100%',
  marginInline: 'auto',
  border: `1px solid ${vars.color.line}`,
  backgroundColor: paper.sheet,
})

/** One message, one action: error pages, interruptions. */
export const notice = style({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  inlineSize: '100%',
  maxInlineSize: maxInlineSize.form,
  marginInline: 'auto',
  marginBlockStart: space[4],
})
export const quote = style({
  margin: 0,
  padding: space[4],
  borderInlineStart: `3px solid ${vars.color.accent}`,
  backgroundColor: vars.color.sunken,
})
/** One column of a page that is about one thing, in the middle of the window. */
export const middle = style([page, { inlineSize: '100%', maxInlineSize: maxInlineSize.form, marginInline: 'auto' }])
/** A form of a few short fields beside other things. */
export const shortForm = style({ inlineSize: '100%', maxInlineSize: '420px' })
/** One topic of a form. Its legend floats, so that it lies inside the edge and is the first thing of the grid. */
export const fieldset = style([
  surface,
  { display: 'grid', gap: space[6], gridTemplateColumns: 'minmax(0, 1fr)', inlineSize: '100%', margin: 0 },
])
globalStyle(`${fieldset} > legend`, { float: 'inline-start', padding: 0, fontWeight: fontWeight.semibold })
/** What is read as a whole, in a text that breaks elsewhere. */
export const unbroken = style({ whiteSpace: 'nowrap' })
