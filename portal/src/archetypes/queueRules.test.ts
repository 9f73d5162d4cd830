import { MAX_BATCH } from '@jinpiao/contract/applications'
import { expect, it } from 'vitest'
import { batchRefusal } from './queueRules.ts'
import { waitingWords } from './waiting.ts'

const rows = (count: number) => Array.from({ length: count }, () => ({ businessType: 'ISSUE' as const }))

it('product §2.3.1: one batch has one business type', () => {
  expect(batchRefusal([...rows(2), { businessType: 'ISSUE_CANCEL' }])).toBe('mixedBatch')
  expect(batchRefusal(rows(2))).toBeUndefined()
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
