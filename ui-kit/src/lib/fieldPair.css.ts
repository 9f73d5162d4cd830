import { space } from '@jinpiao/themes/scale'
import { globalStyle, style } from '@vanilla-extract/css'
import * as field from '../Field/Field.css.ts'

/** Tracks that a field of a pair takes: words, hint, up to five lines of its control, error. */
const lines = 8
const isWide = '(min-width: 768px)'
const sharesLines = '(grid-template-rows: subgrid)'

/**
 * Two fields beside each other where there is room. Both share their lines, so that hints stand above the boxes and the
 * boxes align whatever is said of them.
 */
export const fieldPair = style({
  display: 'grid',
  gap: `20px ${space[6]}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  minInlineSize: 0,
  '@media': {
    [isWide]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '@supports': { [sharesLines]: { rowGap: 0, marginBlockEnd: '-20px' } },
    },
  },
})

/** Without a gap of its own a line that nobody uses takes no room. */
const shared = (more: { gridRow: string; paddingBlockEnd?: string }) => ({
  '@media': {
    [isWide]: { '@supports': { [sharesLines]: { display: 'grid', gridTemplateRows: 'subgrid', rowGap: 0, ...more } } },
  },
})
// react-aria keeps the choices of a field in a template beside it, which is no part of the page.
globalStyle(`${fieldPair} > :not(template)`, shared({ gridRow: `span ${lines}`, paddingBlockEnd: '20px' }))
// Select and ComboBox have their field inside.
globalStyle(`${fieldPair} > * > ${field.field}`, shared({ gridRow: '1 / -1' }))

const inLine = (selector: string, gridRow: string) =>
  globalStyle(selector, { '@media': { [isWide]: { '@supports': { [sharesLines]: { gridRow } } } } })
const own = `${fieldPair} ${field.field}`
globalStyle(`${own} > * + *`, {
  '@media': { [isWide]: { '@supports': { [sharesLines]: { marginBlockStart: space[1] } } } },
})
inLine(`${own} > ${field.label}`, '1')
// Without a hint the words stand at the box, and not where those of the other field begin.
globalStyle(`${own} > ${field.label}:not(:has(+ ${field.description}))`, {
  '@media': { [isWide]: { '@supports': { [sharesLines]: { gridRow: '1 / 3', alignSelf: 'end' } } } },
})
inLine(`${own} > ${field.description}`, '2')
for (const [index, before] of ['', ' + *', ' + * + *', ' + * + * + *'].entries()) {
  inLine(`${own} > :is(${field.label} + :not(${field.description}), ${field.description} + *)${before}`, `${index + 3}`)
}
inLine(`${own} > ${field.error}`, `${lines}`)
