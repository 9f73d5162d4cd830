import { expect, test } from 'vitest'
import { type FirstDayFacts, firstSteps } from './firstSteps.ts'

const ready: FirstDayFacts = {
  isCore: true,
  post: 'OPERATOR',
  isVerified: true,
  ukeyRequired: true,
  hasUkey: true,
  hasProduct: true,
  hasLimit: true,
  hasTicket: true,
}
const keys = (facts: Partial<FirstDayFacts>) => firstSteps({ ...ready, ...facts }).map(({ key }) => key)

test('product §6.1: the list disappears when everything is done', () => {
  expect(keys({})).toEqual([])
})

test('product §6.1: a core enterprise needs a limit, a supplier does not', () => {
  expect(keys({ hasTicket: false })).toEqual(['realname', 'ukey', 'product', 'limit', 'firstIssue'])
  expect(keys({ hasTicket: false, isCore: false })).toEqual(['realname', 'ukey', 'product', 'firstTicket'])
})

test('product §6.1: who only looks, and whoever works without UKEY control, is not sent for a key', () => {
  expect(keys({ post: 'QUERY', hasUkey: false })).toEqual([])
  expect(keys({ ukeyRequired: false, hasUkey: false })).toEqual([])
  expect(firstSteps({ ...ready, hasUkey: false }).filter(({ done }) => !done)).toEqual([{ key: 'ukey', done: false }])
})
