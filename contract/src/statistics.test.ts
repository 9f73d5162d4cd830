import { expect, test } from 'vitest'
import { chainKinds, coreKinds, findRangeProblems, kindWords, monthsBetween } from './statistics.ts'

test('a range has one month at least and three years at most', () => {
  expect(monthsBetween('2026-01', '2026-03')).toBe(3)
  const refused = (from: string, to: string) => findRangeProblems({ from, to }).length === 1
  expect(refused('2026-11', '2026-11')).toBe(false)
  expect(refused('2023-12', '2026-11')).toBe(false)
  expect(refused('2023-11', '2026-11')).toBe(true)
  expect(refused('2026-11', '2026-10')).toBe(true)
})

test('I26: of what suppliers do with tickets an issuer counts nothing', () => {
  expect(coreKinds).toEqual(['ISSUE', 'ACCEPT', 'REDEEM', 'OVERDUE'])
})

test('each kind has a name of its own', () => {
  const names = [...new Set([...coreKinds, ...chainKinds])].map((kind) => kindWords(kind)[0])
  expect(new Set(names).size).toBe(names.length)
})
