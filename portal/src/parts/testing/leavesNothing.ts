import { afterAll } from 'vitest'

/** Files of tests that share a page: what one of them leaves there is found by the next, and another day by another. */
afterAll(() => {
  const left = [...document.body.children].map(({ outerHTML }) => outerHTML.slice(0, 200))
  document.body.replaceChildren()
  if (left.length > 0) throw new Error(`The file leaves something in the page that it shares:\n${left.join('\n')}`)
})
