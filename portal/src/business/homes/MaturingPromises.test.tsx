import { expect, test, vi } from 'vitest'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { MaturingPromises } from './MaturingPromises.tsx'

const promises = [
  { is: 'OVERDUE', day: '2026-11-02', count: 3, amount: '300.00' },
  { is: 'DUE', day: '2026-11-20', count: 1, amount: '20.00' },
  { is: 'NOT_DUE', day: '2026-12-01', count: 2, amount: '5.00' },
]
let mayRead = true
vi.mock('./useFigures.ts', () => ({ useFigures: () => ({ data: { promises } }) }))
vi.mock('#portal/parts/useMayOpen.ts', () => ({ useMayOpen: () => () => mayRead }))

/** Its lines, and where its links lead. */
async function shown() {
  const { main, unmount } = await mountPage(<MaturingPromises />)
  const links = Array.from(main.querySelectorAll('a'), (link) => link.getAttribute('href'))
  const lines = Array.from(main.querySelectorAll('li'), ({ textContent }) => textContent)
  unmount()
  return { links, lines }
}

test('0044: what an issuer pays next leads to the view of the book that adds up to it, what is overdue first', async () => {
  const book = '/credit/core/redeem/standing-book-query'
  mayRead = true
  const { links, lines } = await shown()
  expect(links).toEqual([
    `${book}?box=NOT_DUE`,
    `${book}?box=OVERDUE`,
    `${book}?box=DUE`,
    `${book}?box=NOT_DUE&promisedFrom=2026-12-01&promisedTo=2026-12-01`,
  ])
  expect(lines[0]).toMatch(/^已逾期.*3 笔.*2026-11-02.*300\.00/)
  mayRead = false
  expect((await shown()).links).toEqual([])
})
