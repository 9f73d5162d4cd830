import { expect, it } from 'vitest'
import { PAGE_SIZES, pageSizesFrom, readListState, viewQuery, writeListState } from './listState.ts'

const names = ['supplier', 'applyNo'] as const
const read = (text: string) => readListState(new URLSearchParams(text), names)

it('product §4.0.3: the address holds filters, order and page, and gives them back', () => {
  const state = {
    page: 3,
    pageSize: 20,
    sort: { id: 'amount', direction: 'descending' as const },
    hidden: ['updatedAt'],
    asked: ['submittedAt'],
    filters: { supplier: '安禾' },
  }
  expect(readListState(writeListState(new URLSearchParams('ticket=1'), state, names), names)).toEqual(state)
})

it('defaults leave no trace, other parameters stay', () => {
  const state = { page: 1, pageSize: 10, sort: undefined, hidden: [], asked: [], filters: {} }
  expect(writeListState(new URLSearchParams('ticket=1&page=2&supplier=x'), state, names).toString()).toBe('ticket=1')
})

it('a list beside other things begins with its own number of rows, and leaves no trace of it either', () => {
  const state = readListState(new URLSearchParams(), names, { usualRows: 5 })
  expect(state.pageSize).toBe(5)
  expect(writeListState(new URLSearchParams(), state, names, { usualRows: 5 }).toString()).toBe('')
  const more = writeListState(new URLSearchParams(), { ...state, pageSize: 10 }, names, { usualRows: 5 })
  expect([more.toString(), readListState(more, names, { usualRows: 5 }).pageSize]).toEqual(['pageSize=10', 10])
})

it('product §3: 10, 20 or 50 rows; 5 only where a list begins with them', () => {
  expect(PAGE_SIZES).toEqual([10, 20, 50])
  expect(read('pageSize=5').pageSize).toBe(10)
  expect(pageSizesFrom(5)).toEqual([5, 10, 20, 50])
})

it('the second list of a page has parameters of its own', () => {
  const first = new URLSearchParams('page=2&pageSize=20&sort=amount,asc')
  const state = readListState(new URLSearchParams('page=2&pendingPage=3&pendingSort=amount,desc'), [], {
    prefix: 'pending',
  })
  expect(state).toMatchObject({ page: 3, pageSize: 10, sort: { id: 'amount', direction: 'descending' } })
  expect(writeListState(first, state, [], { prefix: 'pending' }).toString()).toBe(
    new URLSearchParams('page=2&pageSize=20&sort=amount,asc&pendingPage=3&pendingSort=amount,desc').toString(),
  )
})

it('an odd address shows the first page instead of breaking', () => {
  expect(read('page=-1&pageSize=7&sort=amount,sideways&supplier=')).toEqual({
    page: 1,
    pageSize: 10,
    sort: undefined,
    hidden: [],
    asked: [],
    filters: {},
  })
})

it('product §4.0.3: a saved view keeps filters, order and columns, not the page that one was on', () => {
  const parameters = new URLSearchParams('tab=x&page=3&pageSize=50&sort=amount,asc&supplier=安禾&hide=updatedAt')
  expect(new URLSearchParams(viewQuery(parameters, names)).toString()).toBe(
    new URLSearchParams('sort=amount,asc&hide=updatedAt&supplier=安禾').toString(),
  )
})
