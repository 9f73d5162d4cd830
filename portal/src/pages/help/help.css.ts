import { vars } from '@jinpiao/themes/contract.css'
import { paper } from '@jinpiao/themes/paper'
import { lineHeight, maxInlineSize, space } from '@jinpiao/themes/scale'
import { globalStyle, style } from '@vanilla-extract/css'

const twoColumns = '(min-width: 768px)'
const onScreen = { '@media': { print: { display: 'none' } } }

export const head = style({ display: 'grid', gap: space[2] })
/** The list alone has the whole width. */
export const overview = style({})
globalStyle(`${overview} nav > ul`, { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))' })
/** List and article, below each other on phones. */
export const columns = style({
  display: 'grid',
  gap: `${space[6]} ${space[8]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [twoColumns]: { gridTemplateColumns: '240px minmax(0, 1fr)' },
    print: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

export const finder = style([{ display: 'grid', gap: space[4], minInlineSize: 0 }, onScreen])
/** The button that unfolds the list where it stands above the article. */
export const fold = style({ '@media': { [twoColumns]: { display: 'none' } } })
export const chevron = style({ selectors: { '[aria-expanded=true] > &': { rotate: '180deg' } } })
export const finderContent = style({
  display: 'grid',
  gap: space[4],
  justifyItems: 'start',
  '@media': { [`not all and ${twoColumns}`]: { selectors: { '&[data-folded]': { display: 'none' } } } },
})
globalStyle(`${finderContent} > :not(nav)`, { maxInlineSize: '360px' })
globalStyle(`${finderContent} > nav`, { maxInlineSize: 'none' })

export const reading = style({ display: 'grid', gap: space[8], maxInlineSize: maxInlineSize.form })
export const article = style({
  display: 'grid',
  gap: space[3],
  lineHeight: lineHeight.running,
  // Black on white under every theme.
  '@media': { print: { color: paper.ink } },
})
export const part = style({ marginBlockStart: space[4], lineHeight: 1.4, '@media': { print: { breakAfter: 'avoid' } } })
export const neighbours = style([
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space[2]} ${space[6]}`,
    justifyContent: 'space-between',
    marginBlockStart: space[6],
    paddingBlockStart: space[4],
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
  onScreen,
])

export const contact = style({ maxInlineSize: maxInlineSize.form, '@media': { print: { color: paper.ink } } })
