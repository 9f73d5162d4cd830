import { vars } from '@jinpiao/themes/contract.css'
import { paper } from '@jinpiao/themes/paper'
import { fontSize, fontWeight, maxInlineSize, radius, space } from '@jinpiao/themes/scale'
import { globalStyle, style } from '@vanilla-extract/css'

/** On paper: black on white under every theme, one voucher per sheet (P17). */
const ink = { color: paper.ink, backgroundColor: paper.sheet, borderColor: paper.ink }

export const voucher = style({
  display: 'grid',
  gap: space[6],
  maxInlineSize: maxInlineSize.form,
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
const rule = `1px solid ${vars.color.line}`

export const facts = style({
  display: 'grid',
  margin: 0,
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
globalStyle(`${fact} > dd`, { margin: 0, overflowWrap: 'anywhere' })
globalStyle(`${fact} > dt`, { '@media': { print: { color: paper.ink } } })
export const figure = style({ fontSize: fontSize.heading })
export const caption = style({ textAlign: 'start', fontWeight: fontWeight.semibold, paddingBlockEnd: space[2] })
export const signatures = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: fontSize.compact })
globalStyle(`${signatures} th, ${signatures} td`, {
  padding: space[2],
  border: rule,
  textAlign: 'start',
  fontWeight: fontWeight.regular,
})
// On a phone four columns fit when words stay whole and the rules stand closer.
globalStyle(`${signatures} th, ${signatures} td`, {
  wordBreak: 'keep-all',
  overflowWrap: 'normal',
  '@media': { '(max-width: 479px)': { paddingInline: space[1], fontSize: fontSize.small } },
})
// A long name alone may break, not below three characters.
globalStyle(`${signatures} tbody th`, { minInlineSize: '3.5em', wordBreak: 'normal', overflowWrap: 'anywhere' })
// A day is not torn at its hyphens.
globalStyle(`${signatures} td:last-child`, { minInlineSize: '6.5em' })
globalStyle(`${signatures} thead th`, { fontWeight: fontWeight.semibold })
globalStyle(`${signatures} th, ${signatures} td`, { '@media': { print: { borderColor: paper.ink } } })
export const digest = style({ display: 'grid', gap: space[1], fontSize: fontSize.small })
export const code = style({ fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' })
export const screenOnly = style({ '@media': { print: { display: 'none' } } })
export const sheets = style({ display: 'grid', gap: space[8], '@media': { print: { display: 'block' } } })
// Between them, not after each: that would feed an empty sheet at the end.
globalStyle(`${sheets} > * + *`, { '@media': { print: { breakBefore: 'page' } } })
