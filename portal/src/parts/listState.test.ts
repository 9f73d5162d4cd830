import { expect, it } from 'vitest'
import { readListState, writeListState } from './listState.ts'

const names = ['supplier', 'applyNo'] as const
const read = (text: string) => readListState(new URLSearchParams(text), names)

it('product §4.0.3: the address holds filters, order and page, and gives them back', () => {
  const state = {
    page: 3,
    pageSize: 20,
    sort: { id: 'amount', direction: 'descending' as const },
    filters: { supplier: '安禾' },
  }
  expect(readListState(writeListState(new URLSearchParams('ticket=1'), state, names), names)).toEqual(state)
})

it('defaults leave no trace, other parameters stay', () => {
  const state = { page: 1, pageSize: 10, sort: undefined, filters: {} }
  expect(writeListState(new URLSearchParams('ticket=1&page=2&supplier=x'), state, names).toString()).toBe('ticket=1')
})

it('an odd address shows the first page instead of breaking', () => {
  expect(read('page=-1&pageSize=7&sort=amount,sideways&supplier=')).toEqual({
    page: 1,
    pageSize: 10,
    sort: undefined,
    filters: {},
  })
})
