import { expect, it } from 'vitest'
import { pageCountOf } from './useListPage.ts'

const answer = (rows: number, pagecond: { count: number; page: number; more?: true }) => ({
  list: Array.from({ length: rows }, () => ({})),
  pagecond: { pageSize: 10, ...pagecond },
  sum: {},
})

it.each([
  ['all are counted', answer(2, { count: 22, page: 3 }), 3],
  ['the count ended early', answer(10, { count: 1000, page: 1, more: true }), 100],
  ['… and its last page is full', answer(10, { count: 1000, page: 100, more: true }), 101],
  ['… and this is the end', answer(4, { count: 1000, page: 104, more: true }), 104],
])('the pages of a list: %s', (_, page, pages) => {
  expect(pageCountOf(page)).toBe(pages)
})
