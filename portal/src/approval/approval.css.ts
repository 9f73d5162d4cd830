import { vars } from '@jinpiao/themes/contract.css'
import { fontSize, fontWeight, maxInlineSize, radius, space } from '@jinpiao/themes/scale'
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

/** One invoice in a row of facts. */
export const invoice = style({ display: 'grid', gap: space[1] })

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
export const outcomeTitle = style({
  display: 'flex',
  gap: space[2],
  alignItems: 'center',
  fontSize: fontSize.heading,
  lineHeight: 1.4,
})
export const outcomeWord = style({
  display: 'inline-flex',
  gap: space[1],
  alignItems: 'center',
  selectors: {
    '&[data-ok=true]': { color: vars.color.successText },
    '&[data-ok=false]': { color: vars.color.dangerText },
  },
})

/** Main matter and a quiet note beside it, where there is room. */
export const beside = style({
  display: 'grid',
  gap: space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { '(min-width: 1024px)': { gridTemplateColumns: `minmax(0, ${maxInlineSize.form}) minmax(260px, 1fr)` } },
})
export const note = style({
  display: 'grid',
  gap: space[4],
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
  backgroundColor: vars.color.raised,
})

export const reasonForm = style({})
globalStyle(`${reasonForm} form`, { justifyItems: 'stretch' })

/** Before and after of what was changed since it came back. */
export const changes = style({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' })
export const change = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[2]}`,
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${vars.color.warningLine}`,
})
export const changeField = style({ fontWeight: fontWeight.semibold })
export const before = style({ color: vars.color.textMuted, textDecoration: 'line-through' })
export const list = style({
  display: 'grid',
  gap: space[1],
  margin: 0,
  paddingInlineStart: space[6],
  listStyle: 'disc',
})
export const draftLine = style({ color: vars.color.textMuted, fontSize: fontSize.compact, minBlockSize: '1.5em' })
