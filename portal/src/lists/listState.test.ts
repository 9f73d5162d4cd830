import { expect, it } from 'vitest'
import { readListState, viewQuery, writeListState } from './listState.ts'

const names = ['supplier', 'applyNo'] as const
const read = (text: string) => readListState(new URLSearchParams(text), names)

it('product §4.0.3: the address holds filters, order and page, and gives them back', () => {
  const state = {
    page: 3,
    pageSize: 20,
    sort: { id: 'amount', direction: 'descending' as const },
    hidden: ['updatedAt'],
    filters: { supplier: '安禾' },
  }
  expect(readListState(writeListState(new URLSearchParams('ticket=1'), state, names), names)).toEqual(state)
})

it('defaults leave no trace, other parameters stay', () => {
  const state = { page: 1, pageSize: 10, sort: undefined, hidden: [], filters: {} }
  expect(writeListState(new URLSearchParams('ticket=1&page=2&supplier=x'), state, names).toString()).toBe('ticket=1')
})

it('an odd address shows the first page instead of breaking', () => {
  expect(read('page=-1&pageSize=7&sort=amount,sideways&supplier=')).toEqual({
    page: 1,
    pageSize: 10,
    sort: undefined,
    hidden: [],
    filters: {},
  })
})

it('product §4.0.3: a saved view keeps filters, order and columns, not the page that one was on', () => {
  const parameters = new URLSearchParams('tab=x&page=3&pageSize=50&sort=amount,asc&supplier=安禾&hide=updatedAt')
  expect(new URLSearchParams(viewQuery(parameters, names)).toString()).toBe(
    new URLSearchParams('sort=amount,asc&hide=updatedAt&supplier=安禾').toString(),
  )
})
