import { vars } from '@jinpiao/themes/contract.css'
import { onPaper, paper } from '@jinpiao/themes/paper'
import { fontSize, fontWeight, maxInlineSize, radius, space } from '@jinpiao/themes/scale'
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
    // Framed by two lines, on each of its sheets where it needs several; the thin one within, since paper ends at the other.
    print: {
      ...ink,
      maxInlineSize: 'none',
      gap: space[3],
      padding: space[4],
      // Smaller than on a screen, so that one sheet holds what belongs together.
      fontSize: fontSize.small,
      border: `${onPaper.frame} solid ${paper.ink}`,
      borderRadius: 0,
      outline: `${onPaper.line} solid ${paper.ink}`,
      outlineOffset: `calc(-1 * (${onPaper.frame} + ${onPaper.gap} + ${onPaper.line}))`,
      boxDecorationBreak: 'clone',
      breakInside: 'avoid',
    },
    '(max-width: 639px)': { padding: space[4] },
  },
})
export const head = style({ display: 'grid', gap: space[1], justifyItems: 'center', textAlign: 'center' })
export const title = style({ fontSize: fontSize.title })
// Spaced as on a printed form: characters, not the letters of a word.
globalStyle(`${title}:lang(zh)`, { letterSpacing: '0.2em', textIndent: '0.2em' })

/** Whom it is between: a box each, beside each other where there is room. */
export const parties = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14em, 100%), 1fr))',
  border: rule,
  borderRadius: radius.control,
  '@media': { print: { borderColor: paper.ink, borderRadius: 0 } },
})
export const party = style({ display: 'grid', gap: space[1], alignContent: 'start', padding: space[3] })
globalStyle(`${party} + ${party}`, {
  borderInlineStart: rule,
  '@media': { print: { borderColor: paper.ink } },
})
globalStyle(`${party} > dt`, { color: vars.color.textMuted, fontSize: fontSize.small })
globalStyle(`${party} > dt`, { '@media': { print: { color: paper.ink } } })
globalStyle(`${party} > dd`, { fontWeight: fontWeight.semibold, overflowWrap: 'anywhere' })

/** Where they set their seals, at the foot of the paper. */
export const seals = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(14em, 100%), 1fr))',
  gap: space[4],
  breakInside: 'avoid',
})
export const seal = style({
  minBlockSize: space[16],
  padding: space[3],
  border: `1px dashed ${vars.color.lineStrong}`,
  color: vars.color.textMuted,
  fontSize: fontSize.small,
  '@media': { print: { color: paper.ink, borderColor: paper.ink } },
})

/** What only a machine compares: on paper as small as can be read. */
export const fine = style({
  display: 'grid',
  gap: space[1],
  color: vars.color.textMuted,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
  '@media': { print: { color: paper.ink, fontSize: onPaper.fine, gap: 0 } },
})

globalStyle(`${sheet} a`, { '@media': { print: { color: paper.ink } } })

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
  '@media': {
    print: { borderColor: paper.ink, paddingBlock: onPaper.row },
    '(max-width: 479px)': { gridTemplateColumns: '1fr', gap: 0 },
  },
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

// Page 1 of 2, in figures: the margin of a page knows no language. What a browser without such boxes prints there is its own.
globalStyle('@page', {
  margin: onPaper.margin,
  '@bottom-center': { content: "counter(page) ' / ' counter(pages)", fontSize: onPaper.fine },
} as object)
