import { vars } from '@jinpiao/themes/contract.css'
import { paper } from '@jinpiao/themes/paper'
import { fontSize, lineHeight, radius, space } from '@jinpiao/themes/scale'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { globalStyle, style } from '@vanilla-extract/css'

const twoColumns = '(min-width: 768px)'
const onScreen = { '@media': { print: { display: 'none' } } }

export const head = style({ display: 'grid', gap: space[2] })
/** The list alone has the whole width. */
export const overview = style([surface])
globalStyle(`${overview} nav > ul`, { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))' })
// Alone on the page its titles look like the links they are, and begin where the words above them do.
globalStyle(`${overview} nav > ul`, { marginInlineStart: `calc(-1 * ${space[3]} - 3px)` })
globalStyle(`${overview} nav a`, { color: vars.color.accent })
/** List and article, below each other on phones. */
export const columns = style({
  display: 'grid',
  gap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  // No head stands between them and the bar.
  marginBlockStart: space[4],
  '@media': {
    [twoColumns]: { gridTemplateColumns: '288px minmax(0, 1fr)' },
    print: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

export const finder = style([{ display: 'grid', gap: space[4], minInlineSize: 0 }, onScreen])
// Beside an article the list has a surface of its own.
globalStyle(`${columns} > ${finder}`, {
  padding: space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
  backgroundColor: vars.color.raised,
})
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

export const reading = style({ display: 'grid', gap: space[4] })
export const article = style([
  surface,
  {
    display: 'grid',
    gap: space[3],
    lineHeight: lineHeight.running,
    // Black on white under every theme.
    '@media': { print: { color: paper.ink } },
  },
])
// 40 characters a line are read without losing it.
globalStyle(`${article} > p`, { maxInlineSize: '42em' })
export const part = style({
  marginBlockStart: space[4],
  fontSize: fontSize.large,
  lineHeight: 1.4,
  '@media': { print: { breakAfter: 'avoid' } },
})
/** The headings of an article, before its text. */
export const contents = style([
  { paddingBlock: space[2], borderBlock: `1px solid ${vars.color.line}`, marginBlockEnd: space[2] },
  onScreen,
])
globalStyle(`${contents} > ul`, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[6]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
/** The question below an article, and its two answers. */
export const rating = style([
  { display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center', marginBlockStart: space[4] },
  onScreen,
])
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

export const contact = style({ '@media': { print: { color: paper.ink } } })
