import { MAX_BATCH } from '@jinpiao/contract/applications'
import { expect, it } from 'vitest'
import { batchRefusal, detailHref, kindsOf, placeOf } from './queueRules.ts'
import { waitingWords } from './waiting.ts'

const rows = (count: number) => Array.from({ length: count }, () => ({ businessType: 'ISSUE' as const }))

it('product §2.3.1: one batch has one business type', () => {
  expect(batchRefusal([...rows(2), { businessType: 'ISSUE_CANCEL' }])).toBe('mixedBatch')
  expect(batchRefusal(rows(2))).toBeUndefined()
})

it('a mixed batch is told which kinds it mixes, in the order of the flow table', () => {
  expect(kindsOf([{ businessType: 'PAYROLL' }, { businessType: 'FINANCE' }, { businessType: 'PAYROLL' }])).toEqual([
    'FINANCE',
    'PAYROLL',
  ])
})

it('P5: at most 200 in one batch', () => {
  expect([batchRefusal(rows(MAX_BATCH)), batchRefusal(rows(MAX_BATCH + 1))]).toEqual([undefined, 'batchTooLarge'])
})

it('waiting is told in hours for a day, then in days', () => {
  expect([0, 1, 23, 24, 49].map((hours) => Object.values(waitingWords(hours)).join(' '))).toEqual([
    'waitingLess 0',
    'waitingHours 1',
    'waitingHours 23',
    'waitingDays 1',
    'waitingDays 2',
  ])
})

const pageOf = (page: number, ...keys: string[]) => ({
  list: keys.map((pkApply) => ({ pkApply })),
  pagecond: { page, pageSize: 2, count: 5 },
})

it('下一笔 leads over the end of a page, 上一笔 over its beginning', () => {
  expect(placeOf(pageOf(2, 'c', 'd'), 'c')).toEqual({
    position: 3,
    previous: undefined,
    next: { pkApply: 'd' },
    pageBefore: 1,
    pageAfter: undefined,
  })
  expect(placeOf(pageOf(2, 'c', 'd'), 'd')).toMatchObject({ position: 4, previous: { pkApply: 'c' }, pageAfter: 3 })
})

it('the queue ends before its first and after its last', () => {
  expect(placeOf(pageOf(1, 'a', 'b'), 'a')).toMatchObject({ previous: undefined, pageBefore: undefined })
  expect(placeOf(pageOf(3, 'e'), 'e')).toMatchObject({ pageBefore: 2, next: undefined, pageAfter: undefined })
  expect(placeOf(pageOf(1, 'a', 'b'), 'x')).toBeUndefined()
})

it('product §4.0.3: the address of a detail keeps the filters and names its page', () => {
  expect(detailHref('/desk', '?page=2&supplier=x', 'd', 3)).toBe('/desk?page=3&supplier=x&pkApply=d')
  expect(detailHref('/desk', '?page=2', 'b', 1)).toBe('/desk?pkApply=b')
})
