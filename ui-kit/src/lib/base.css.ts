import { globalStyle } from '@vanilla-extract/css'
import { classPrefix } from './classPrefix.ts'
import { resetAll } from './resets.ts'

const ofKit = `[class^=${classPrefix}], [class*=" ${classPrefix}"]`

// In an application with a look of its own the kit resets its own elements and what stands in them, and nothing else. Where
// the kit is used from source `page.css.ts` does it for the whole page, and this finds nothing.
resetAll(`:where(${ofKit}, :is(${ofKit}) *)`)

// While the theme changes (`withoutTransitions.ts`).
globalStyle('[data-switching] *, [data-switching] *::before, [data-switching] *::after', {
  transition: 'none !important',
})
