import { expect, test } from 'vitest'
import { exactMatch, filterOptions } from './filterOptions.ts'

const options = [
  { id: '1', label: '三一重工股份有限公司', description: '91430000616800612Y' },
  { id: '2', label: '长沙ABC贸易有限公司' },
  { id: '3', label: '三一重工' },
]
const ids = (query: string) => filterOptions(options, query).map(({ id }) => id)

test('finds by any part of the name or of the code', () => {
  expect(ids('三一')).toEqual(['1', '3'])
  expect(ids('6800612y')).toEqual(['1'])
})

test('full-width letters and case do not matter', () => expect(ids('ａｂｃ')).toEqual(['2']))

test('nothing typed shows all, nothing found shows none', () => {
  expect(ids(' ')).toEqual(['1', '2', '3'])
  expect(ids('建信')).toEqual([])
})

test('a whole name is a choice, a part is not', () => {
  expect(exactMatch(options, ' 三一重工 ')?.id).toBe('3')
  expect(exactMatch(options, '三一')).toBeUndefined()
  expect(exactMatch(options, '')).toBeUndefined()
})
