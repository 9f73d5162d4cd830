import { vars } from '@jinpiao/themes/contract.css'
import { paper } from '@jinpiao/themes/paper'
import { fontSize, fontWeight, space } from '@jinpiao/themes/scale'
import { globalStyle, style } from '@vanilla-extract/css'

const rule = `1px solid ${vars.color.line}`

export const caption = style({ textAlign: 'start', fontWeight: fontWeight.semibold, paddingBlockEnd: space[2] })
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', fontSize: fontSize.compact })
globalStyle(`${table} th, ${table} td`, {
  padding: space[2],
  border: rule,
  textAlign: 'start',
  fontWeight: fontWeight.regular,
})
// On a phone four columns fit when words stay whole and the rules stand closer.
globalStyle(`${table} th, ${table} td`, {
  wordBreak: 'keep-all',
  overflowWrap: 'normal',
  '@media': { '(max-width: 479px)': { paddingInline: space[1], fontSize: fontSize.small } },
})
// A long name alone may break, not below three characters.
globalStyle(`${table} tbody th`, { minInlineSize: '3.5em', wordBreak: 'normal', overflowWrap: 'anywhere' })
// A day is not torn at its hyphens.
globalStyle(`${table} td:last-child`, { minInlineSize: '6.5em' })
globalStyle(`${table} thead th`, { fontWeight: fontWeight.semibold })
globalStyle(`${table} th, ${table} td`, { '@media': { print: { borderColor: paper.ink } } })
export const code = style({ fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' })
