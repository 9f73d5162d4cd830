import { vars } from '@jinpiao/themes/contract.css'
import { globalStyle } from '@vanilla-extract/css'

type Rule = Parameters<typeof globalStyle>[1]

const still: Rule = {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0s !important',
    },
  },
}

/** What stands after the elements that are meant, and how they look. */
const resets: readonly (readonly [string, Rule])[] = [
  [':is(h1, h2, h3, h4, p, dl, dd, ol, ul, figure, fieldset)', { margin: 0, padding: 0, border: 0 }],
  // Safari drops the list role where list-style is none; roles are given where lists are styled away.
  [':is(ol, ul)', { listStyle: 'none' }],
  [':is(button, input, textarea, select)', { font: 'inherit', color: 'inherit' }],
  [':is(img, svg)', { verticalAlign: 'middle', flexShrink: 0 }],
  // Not what the browser's own search may look into and open (`hidden=until-found`, Disclosure).
  ['[hidden]:not([hidden=until-found])', { display: 'none !important' }],
  // A region that receives focus from script shows the ring too. A heading does not: it is read, and cannot be operated.
  ['[tabindex="-1"]:focus-visible', { outline: `3px solid ${vars.color.focusOuter}`, outlineOffset: '2px' }],
  [':is(h1, h2, h3, h4, caption)[tabindex="-1"]:focus-visible', { outline: 'none' }],
  [':is(h1, h2, h3, h4)', { textWrap: 'balance' }],
  [':is(p, dd, li)', { textWrap: 'pretty' }],
]

/** Likewise, whatever the element is. */
const ofEach: readonly Rule[] = [
  { boxSizing: 'border-box' },
  // Nothing moves, and nothing runs for ever (visual language, G13). No transition at all, not one of 1 ms: where nobody
  // says otherwise `transition-property` is `all`, so any duration starts one on every element of the page whenever
  // something inherited changes. Measured when the text spacing of a home page changes: 320 ms of work, 90 ms without.
  still,
]

/**
 * Takes the browser's own looks from elements. Call it in a style sheet.
 *
 * @param elements selector of those whose kind counts: headings, lists, buttons. `*` are all of a page.
 * @param each selector of those that are reset whatever they are.
 */
export function resetAll(elements: string, each: string): void {
  for (const rule of ofEach) globalStyle(`${each}, ${each}::before, ${each}::after`, rule)
  for (const [which, rule] of resets) globalStyle(`${elements}${which}`, rule)
}
