import { expect, test, vi } from 'vitest'
import { pageSelection, pageToggled, toggled, totalFen } from './selection.ts'
import { nextSort } from './sort.ts'

const key = (row: { id: string }) => row.id
const [a, b, c, elsewhere] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }, { id: 'z' }] as const

test('accessibility §5.6: the button of a column goes ascending, descending, unsorted', () => {
  const first = nextSort(undefined, 'amount')
  expect(first).toEqual({ id: 'amount', direction: 'ascending' })
  const second = nextSort(first, 'amount')
  expect(second).toEqual({ id: 'amount', direction: 'descending' })
  expect(nextSort(second, 'amount')).toBeUndefined()
  expect(nextSort(second, 'due')).toEqual({ id: 'due', direction: 'ascending' })
})

test('a row goes in and out by its key, also when it was loaded anew', () => {
  expect(toggled([a], b, key)).toEqual([a, b])
  expect(toggled([a, b], { id: 'a' }, key)).toEqual([b])
})

test('select page adds what is missing and keeps other pages', () => {
  expect(pageToggled([elsewhere, b], [a, b, c], key)).toEqual([elsewhere, b, a, c])
  expect(pageToggled([elsewhere, a, b, c], [a, b, c], key)).toEqual([elsewhere])
})

test('the checkbox of the page is mixed when some are in', () => {
  expect(pageSelection([elsewhere], [a, b], key)).toBe('none')
  expect(pageSelection([a], [a, b], key)).toBe('some')
  expect(pageSelection([b, a], [a, b], key)).toBe('all')
  expect(pageSelection([elsewhere], [], key)).toBe('none')
})

test('G9: the total is exact where doubles are not', () => {
  const rows = [{ amount: '70368744177664.01' }, { amount: '0.10' }, { amount: '0.20' }]
  expect(totalFen(rows, (row) => row.amount)).toBe(7_036_874_417_766_431n)
})

test.each(['', null, '1.234'])(
  'nothing whitens an app: with an amount of %j there is no sum, not a wrong one',
  (amount) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(totalFen([{ amount: '100.00' }, { amount }], (row) => row.amount)).toBeNull()
    vi.restoreAllMocks()
  },
)
