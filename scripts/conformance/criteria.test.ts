import { expect, test } from 'vitest'
import { readContracts } from './contracts.ts'
import { criteria } from './criteria.ts'

test('WCAG 2.2 has 86 criteria: 31 A, 24 AA, 31 AAA; the obsolete 4.1.1 stands beside them', () => {
  const current = criteria.filter(({ obsolete }) => !obsolete)
  const count = (level: string) => current.filter((criterion) => criterion.level === level).length
  expect([count('A'), count('AA'), count('AAA')]).toEqual([31, 24, 31])
  expect(criteria.filter(({ obsolete }) => obsolete).map(({ number }) => number)).toEqual(['4.1.1'])
})

test('2.1 brought 17 of them, 2.2 brought 9', () => {
  expect(criteria.filter(({ since }) => since === '2.1')).toHaveLength(17)
  expect(criteria.filter(({ since }) => since === '2.2')).toHaveLength(9)
})

test('they stand in the order of their numbers, each once', () => {
  const key = (number: string) => number.split('.').reduce((sum, part) => sum * 100 + Number(part), 0)
  const keys = criteria.map(({ number }) => key(number))
  expect(keys).toEqual([...new Set(keys)].sort((a, b) => a - b))
})

test('every expectation of a contract cites one of them, and none the obsolete one', async () => {
  const numbers = criteria.filter(({ obsolete }) => !obsolete).map(({ number }) => number)
  const cited = (await readContracts()).flatMap(({ component, expectations }) =>
    expectations.map(({ id, criterion }) => ({ criterion, at: `${component}/${id}: ${criterion}` })),
  )
  expect(cited.length).toBeGreaterThan(300)
  expect(cited.filter(({ criterion }) => !numbers.includes(criterion)).map(({ at }) => at)).toEqual([])
})
