import { afterAll } from 'vitest'

/**
 * Files of tests that share a page: what one of them leaves there is found by the next, and another day by another. The
 * region in which react-aria speaks may stay, with nothing in it.
 */
afterAll(() => {
  const left = [...document.body.children].filter(
    (element) => !element.matches('[data-live-announcer]') || element.textContent !== '',
  )
  const told = left.map(({ outerHTML }) => outerHTML.slice(0, 200)).join('\n')
  for (const element of left) element.remove()
  if (left.length > 0) throw new Error(`The file leaves something in the page that it shares:\n${told}`)
})
