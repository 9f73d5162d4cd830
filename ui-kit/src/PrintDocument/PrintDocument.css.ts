import { vars } from '@jinpiao/themes/contract.css'
import { paper } from '@jinpiao/themes/paper'
import { fontSize, maxInlineSize, radius, space } from '@jinpiao/themes/scale'
import { globalStyle, style } from '@vanilla-extract/css'

/** On paper: black on white under every theme, one document per sheet (P17). */
const ink = { color: paper.ink, backgroundColor: paper.sheet, borderColor: paper.ink }
const rule = `1px solid ${vars.color.line}`

export const sheet = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  inlineSize: '100%',
  maxInlineSize: maxInlineSize.form,
  marginInline: 'auto',
  padding: space[8],
  border: `2px solid ${vars.color.lineStrong}`,
  borderRadius: radius.control,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  '@media': {
    print: { ...ink, maxInlineSize: 'none', padding: 0, border: 0, breakInside: 'avoid' },
    '(max-width: 639px)': { padding: space[4] },
  },
})
export const head = style({ display: 'grid', gap: space[1], justifyItems: 'center', textAlign: 'center' })
export const title = style({ fontSize: fontSize.title })
// Spaced as on a printed form: characters, not the letters of a word.
globalStyle(`${title}:lang(zh)`, { letterSpacing: '0.2em', textIndent: '0.2em' })

export const facts = style({
  display: 'grid',
  borderBlockStart: rule,
  '@media': { print: { borderColor: paper.ink } },
})
export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(7em, 1fr) 3fr',
  gap: space[4],
  paddingBlock: space[2],
  borderBlockEnd: rule,
  '@media': { print: { borderColor: paper.ink }, '(max-width: 479px)': { gridTemplateColumns: '1fr', gap: 0 } },
})
globalStyle(`${fact} > dt`, { color: vars.color.textMuted })
globalStyle(`${fact} > dd`, { overflowWrap: 'anywhere' })
globalStyle(`${fact} > dt`, { '@media': { print: { color: paper.ink } } })
export const main = style({ fontSize: fontSize.heading })

export const sheets = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { print: { display: 'block' } },
})
// Between them, not after each: that would feed an empty sheet at the end.
globalStyle(`${sheets} > * + *`, { '@media': { print: { breakBefore: 'page' } } })
