import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, radius, railFrom, space, target } from '@jinpiao/themes/scale'
import { onPhone, surface } from '@jinpiao/ui-kit/lib/surface.css'
import { globalStyle, style } from '@vanilla-extract/css'
import { stack, stickyRail } from '#portal/parts/layout.css.ts'
import { actions } from '#portal/parts/page.css.ts'

/** Progress, one line high. */
export const progress = style({ paddingBlock: space[2] })
/** Sections, what follows from them beside, and the way on below both. */
export const form = style({})
globalStyle(`${form} form`, { justifyItems: 'stretch', gap: space[4] })
// What has to be corrected is as wide as the progress above it, not as one field.
globalStyle(`${form} form > section`, { maxInlineSize: 'none' })

/** The fields while the question about an old draft waits: they can be seen, and not used. */
export const outOfReach = style([stack, { opacity: 0.5 }])
/** The question about an old draft stands beside the fields, and above them where there is no room. */
export const askingRail = style([stickyRail, { order: -1, '@media': { [railFrom]: { order: 0 } } }])

/** In the rail: what follows from what is typed. */
export const side = style([surface, { display: 'grid', gap: space[4], gridTemplateColumns: 'minmax(0, 1fr)' }])
export const line = stack

/** One topic of the form. Its legend floats, so that it lies inside the edge and is the first thing of the grid. */
export const group = style([
  surface,
  { display: 'grid', gap: '20px', gridTemplateColumns: 'minmax(0, 1fr)', inlineSize: '100%', margin: 0 },
])
// The width of the section is the width of what is not one of a pair.
globalStyle(`${group} > *, ${group} [role=group] > *`, { maxInlineSize: 'none' })
export const legend = style({
  float: 'inline-start',
  padding: 0,
  fontSize: fontSize.large,
  fontWeight: fontWeight.semibold,
})

/** One of several lines: a surface with its head, in which its topics are flat. */
export const lineBox = style([surface, { display: 'grid', gap: space[6], gridTemplateColumns: 'minmax(0, 1fr)' }])
globalStyle(`${lineBox} > [hidden]`, { display: 'none' })
globalStyle(`${lineBox} ${group}`, { padding: 0, border: 0, borderRadius: 0, backgroundColor: 'transparent' })
globalStyle(`${lineBox} ${group} + ${group}`, {
  paddingBlockStart: space[6],
  borderBlockStart: `1px solid ${vars.color.line}`,
})
globalStyle(`${lineBox}:has(> [data-folded=true])`, { paddingBlock: space[3] })
export const lineHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[3]}`,
  alignItems: 'center',
  minBlockSize: '40px',
})
export const lineNumber = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '24px',
  blockSize: '24px',
  borderRadius: radius.control,
  backgroundColor: vars.color.sunken,
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
})
export const lineWords = style({ flex: '1 1 200px', minInlineSize: 0 })
export const lineTitle = style({ fontSize: fontSize.large, fontWeight: fontWeight.semibold })
export const lineParty = style({ fontSize: fontSize.body, fontWeight: fontWeight.regular, overflowWrap: 'anywhere' })
export const lineNote = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  fontSize: fontSize.compact,
  color: vars.color.textMuted,
})
export const lineMark = style({
  display: 'inline-flex',
  gap: space[1],
  alignItems: 'center',
  selectors: {
    '&[data-tone=success]': { color: vars.color.successText },
    '&[data-tone=warning]': { color: vars.color.warningText },
  },
})
export const lineAmount = style({
  whiteSpace: 'nowrap',
  '@media': { [onPhone]: { flexBasis: '100%', paddingInlineStart: '36px' } },
})
export const lineActs = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' })
export const invoices = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
})
export const partTitle = style({ fontWeight: fontWeight.semibold })
export const invoice = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
  minInlineSize: 0,
})
globalStyle(`${invoice} > [hidden]`, { display: 'none' })
export const hint = style({ color: vars.color.textMuted })
export const over = style({ color: vars.color.dangerText })
export const totals = style({ display: 'grid', gap: space[1] })
export const footer = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' })
globalStyle(`${footer} > button`, { '@media': { [onPhone]: { inlineSize: '100%' } } })

/** The tick, and at the end of its line the button that opens the text. On a phone the button stands above. */
export const agreement = style({
  display: 'grid',
  gap: `${space[2]} ${space[4]}`,
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  justifyItems: 'start',
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
globalStyle(`${agreement} > button`, {
  gridArea: '1 / 2',
  '@media': { [onPhone]: { gridArea: 'auto' } },
})
globalStyle(`${agreement} > :not(button)`, {
  gridArea: '1 / 1',
  '@media': { [onPhone]: { gridArea: 'auto' } },
})
/** Parties, amounts and version, above the text of the agreement. */
export const agreementFacts = style({
  display: 'grid',
  gap: space[1],
  padding: space[4],
  borderRadius: radius.control,
  backgroundColor: vars.color.sunken,
})
export const agreementParties = style({ margin: 0, paddingInlineStart: space[6], listStyle: 'disc' })
export const agreementText = style({ display: 'grid', gap: space[4], lineHeight: 1.7 })
/** Who gets how much, in a fact. */
export const partyLines = style({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' })
/** Facts of one line, below its row. */
export const checkSheets = style({ display: 'grid', gap: space[6], gridTemplateColumns: 'minmax(0, 1fr)' })
export const checkTotal = style([surface, { display: 'grid', gap: space[2] }])
/** What happens after the signature, step by step. */
export const next = style([surface, { display: 'grid', gap: space[3] }])
export const nextSteps = style({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' })
export const nextStep = style({ display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr)', columnGap: space[3] })
export const nextNumber = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.pill,
  fontSize: fontSize.small,
  fontWeight: fontWeight.semibold,
})
export const nextText = style({ fontSize: fontSize.compact, color: vars.color.textMuted })
export const steps = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  paddingInlineStart: space[6],
  listStyle: 'decimal',
})
/** In a row: words side by side, as far from each other whether they lead somewhere or do something. */
export const rowActs = style([actions, { rowGap: 0 }])
globalStyle(`${rowActs} > button`, {
  marginInline: `calc(-1 * ${space[1]} - 1px)`,
  paddingInline: space[1],
  '@media': { '(pointer: coarse)': { minInlineSize: target.primary } },
})
/** Nothing can be done: a dash in the column of that name; a card does not name it. */
export const noActs = style({ '@media': { [onPhone]: { display: 'none' } } })
/** The sheet with its mistakes marked: what it is, and the button. */
export const marked = style({ display: 'grid', gap: space[2], justifyItems: 'start' })
/** Contract files of a sheet, and the way on. */
export const contracts = style({})
globalStyle(`${contracts} form`, { justifyItems: 'stretch' })
