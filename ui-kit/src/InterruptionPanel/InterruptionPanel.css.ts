import { fontSize, maxInlineSize, space } from '@jinpiao/themes/scale'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { onPhone, surface } from '../lib/surface.css.ts'

/** One message and the ways out of it, in the middle of the page. */
export const panel = style([
  surface,
  {
    display: 'grid',
    gap: space[4],
    justifyItems: 'start',
    inlineSize: '100%',
    maxInlineSize: maxInlineSize.form,
    marginInline: 'auto',
  },
])
// In the place of a page nothing stands above it: it keeps clear of the bar there.
globalStyle(`${panel}:has(> h1)`, { marginBlockStart: space[4] })
const anyTitle = style({ textWrap: 'balance' })
export const title = styleVariants(
  {
    1: { fontSize: fontSize.title, lineHeight: 1.3, '@media': { [onPhone]: { fontSize: fontSize.heading } } },
    2: { fontSize: fontSize.large, lineHeight: 1.4 },
  },
  (level) => [anyTitle, level],
)
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' })
