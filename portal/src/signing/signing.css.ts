import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, radius, space } from '@jinpiao/themes/scale'
import { globalStyle, style } from '@vanilla-extract/css'

/** Quick reasons, quick dates: one line of small buttons that wraps. */
export const quick = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
})
globalStyle(`${quick} > legend`, {
  float: 'inline-start',
  inlineSize: '100%',
  marginBlockEnd: space[2],
  padding: 0,
  fontSize: fontSize.compact,
  color: vars.color.textMuted,
})

export const outcome = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space[6],
  border: `1px solid ${vars.color.line}`,
  borderInlineStartWidth: '6px',
  borderRadius: radius.card,
  backgroundColor: vars.color.raised,
  selectors: {
    '&[data-tone=success]': { borderInlineStartColor: vars.color.successLine },
    '&[data-tone=warning]': { borderInlineStartColor: vars.color.warningLine },
  },
  '@media': { '(max-width: 639px)': { padding: space[4] } },
})
/** One entry that is done: a line, with what one does now at its end. */
globalStyle(`${outcome}[data-line]`, {
  gap: `${space[2]} ${space[4]}`,
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  paddingBlock: space[3],
  '@media': { '(max-width: 899px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
globalStyle(`${outcome}[data-line] > h2`, { fontSize: fontSize.body })
export const outcomeNext = style({ marginInlineStart: space[3], color: vars.color.textMuted })
export const outcomeTitle = style({
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  fontSize: fontSize.heading,
  lineHeight: 1.4,
  // On a phone it breaks behind its commas, not inside 成功.
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
})
globalStyle(`${outcome}[data-tone=success] > ${outcomeTitle} > svg`, { color: vars.color.successText })
globalStyle(`${outcome}[data-tone=warning] > ${outcomeTitle} > svg`, { color: vars.color.warningText })
export const outcomeWord = style({
  display: 'inline-flex',
  gap: space[1],
  alignItems: 'center',
  selectors: {
    '&[data-ok=true]': { color: vars.color.successText },
    '&[data-ok=false]': { color: vars.color.dangerText },
  },
})

export const reasonForm = style({})
globalStyle(`${reasonForm} form`, { justifyItems: 'stretch' })

/** Who, and at the end of the line how much. */
export const part = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], justifyContent: 'space-between' })

/** Who gets how much, in the cell of a table. */
export const detailLines = style({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' })
