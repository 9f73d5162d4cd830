import { globalStyle, style } from '@vanilla-extract/css'
import { classPrefix } from './classPrefix.ts'
import { resetAll } from './resets.ts'

const marked = `[class^=${classPrefix}], [class*=" ${classPrefix}"]`

// In an application with a look of its own the kit resets its own elements and what stands in them, and nothing else. Where it
// is used from source no class is marked, and `page.css.ts` resets the whole page.
if (style({}).startsWith(classPrefix)) resetAll(`:where(${marked}, :is(${marked}) *)`, `:where(${marked})`)

// While the theme changes (`withoutTransitions.ts`).
globalStyle('[data-switching] *, [data-switching] *::before, [data-switching] *::after', {
  transition: 'none !important',
})
