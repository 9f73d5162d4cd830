import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, maxInlineSize, radius, space } from '@jinpiao/themes/scale'
import { globalStyle, style } from '@vanilla-extract/css'

/** A page as sections one below the other. */
export const page = style({ display: 'grid', gap: space[6], gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 })
export const title = style({ fontSize: fontSize.title, lineHeight: 1.3, textWrap: 'balance' })
export const heading = style({ fontSize: fontSize.large, lineHeight: 1.4 })
export const section = style({ display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)' })
export const muted = style({ color: vars.color.textMuted })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' })
export const loading = style({ minBlockSize: space[16] })
export const failed = style({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  padding: space[4],
  border: `1px solid ${vars.color.dangerLine}`,
  borderRadius: radius.card,
})

/** The amount that the page is about, its words below it. */
export const amount = style({ display: 'grid', gap: space[1] })
export const detailHead = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' })

export const files = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
// The words of a file begin where those of the other rows begin; its button reaches out by its own padding.
globalStyle(`${files} > li > button`, { marginInlineStart: `calc(-1 * ${space[3]} - 1px)` })

/** One message, one action: error pages, interruptions. */
export const notice = style({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  maxInlineSize: maxInlineSize.form,
})
export const quote = style({
  margin: 0,
  padding: space[4],
  borderInlineStart: `3px solid ${vars.color.accent}`,
  backgroundColor: vars.color.sunken,
})
/** A form of a few short fields beside other things. */
export const shortForm = style({ inlineSize: '100%', maxInlineSize: '420px' })
/** A page that is one form: labels above fields, 720 px. */
export const form = style({ display: 'grid', gap: space[6], inlineSize: '100%', maxInlineSize: maxInlineSize.form })
export const fieldset = style({ display: 'grid', gap: space[6], inlineSize: '100%', minInlineSize: 0 })
// A legend is no grid item: its distance to the first field is its own.
globalStyle(`${fieldset} > legend`, { padding: 0, marginBlockEnd: space[4], fontWeight: fontWeight.semibold })
