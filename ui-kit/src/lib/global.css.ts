import { vars } from '@jinpiao/themes/contract.css'
import { fontFamily, fontFamilyLatin, fontSize, lineHeight } from '@jinpiao/themes/scale'
import { globalStyle } from '@vanilla-extract/css'
import { belowPageBar } from './pageBar.css.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })

globalStyle('html', {
  // Focus and hash targets stop below the page's bar, with 12 px of air (2.4.11, 2.4.12).
  scrollPaddingBlockStart: `calc(${belowPageBar} + 12px)`,
  scrollPaddingBlockEnd: '24px',
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
})

globalStyle('body', {
  margin: 0,
  // The canvas; what belongs together lies on a raised surface (`surface.css.ts`).
  backgroundColor: vars.color.sunken,
  color: vars.color.text,
  fontFamily,
  fontSize: fontSize.body,
  lineHeight: lineHeight.body,
  // No line begins with 。、） (punctuation stays with its word).
  lineBreak: 'strict',
  overflowWrap: 'anywhere',
})

globalStyle('body:lang(en)', { fontFamily: fontFamilyLatin })

globalStyle('h1, h2, h3, h4, p, dl, dd, ol, ul, figure, fieldset', { margin: 0, padding: 0, border: 0 })
// Safari drops the list role where list-style is none; roles are given where lists are styled away.
globalStyle('ol, ul', { listStyle: 'none' })
globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit' })
globalStyle('img, svg', { verticalAlign: 'middle', flexShrink: 0 })
// Not what the browser's own search may look into and open (`hidden=until-found`, Disclosure).
globalStyle('[hidden]:not([hidden=until-found])', { display: 'none !important' })
// A region that receives focus from script shows the ring too. A heading does not: it is read, and cannot be operated.
globalStyle('[tabindex="-1"]:focus-visible', {
  outline: `3px solid ${vars.color.focusOuter}`,
  outlineOffset: '2px',
})
globalStyle(':is(h1, h2, h3, h4, caption)[tabindex="-1"]:focus-visible', { outline: 'none' })

globalStyle('h1, h2, h3, h4', { textWrap: 'balance' })
globalStyle('p, dd, li', { textWrap: 'pretty' })

// While the theme changes (`withoutTransitions.ts`).
globalStyle('[data-switching] *, [data-switching] *::before, [data-switching] *::after', {
  transition: 'none !important',
})

// Nothing moves, and nothing runs for ever (visual language, G13). No transition at all, not one of 1 ms: where nobody
// says otherwise `transition-property` is `all`, so any duration starts one on every element of the page whenever
// something inherited changes. Measured when the text spacing of a home page changes: 320 ms of work, 90 ms without.
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
    },
  },
})
