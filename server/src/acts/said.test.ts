import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { isBusinessError } from '../domain/businessError.ts'
import type { Act } from './command.ts'
import { judgeAnswer, type Question } from './evidence.ts'
import { happenedAt, happenedOn, maySay, own, same } from './said.ts'
import type { Task } from './tasks.ts'

/** Asked on the 20th, answered on the 25th at noon. */
const question = {
  act: { today: '2026-11-25', at: '2026-11-25T12:00:00.000+08:00' } as Act,
  task: { createdAt: '2026-11-20T09:00:00.000+08:00' } as Task,
  about: {},
} satisfies Question<unknown>

const judged = async (fields: Parameters<typeof judgeAnswer>[0]['APPROVE'], body: Record<string, unknown>) => {
  try {
    return await judgeAnswer({ APPROVE: fields }, question, { answer: 'APPROVE', comment: '', body })
  } catch (error) {
    if (!isBusinessError(error)) throw error
    return [error.code, ...error.values]
  }
}

test('what has happened is not before it was asked, not after today, nor on the day on which its thing ends', async () => {
  const paidOn = happenedOn()
  expect(await judged({ paidOn }, { paidOn: '2026-11-20' })).toEqual({ paidOn: '2026-11-20' })
  expect(await judged({ paidOn }, { paidOn: '2026-11-19' })).toEqual(['01000333', 'paidOn', '2026-11-20', '2026-11-25'])
  expect(await judged({ paidOn }, { paidOn: '2026-11-26' })).toEqual(['01000333', 'paidOn', '2026-11-20', '2026-11-25'])
  const inTime = happenedOn(undefined, () => '2026-11-23')
  expect(await judged({ paidOn: inTime }, { paidOn: '2026-11-22' })).toEqual({ paidOn: '2026-11-22' })
  expect(await judged({ paidOn: inTime }, { paidOn: '2026-11-23' })).toEqual(
    expect.arrayContaining(['01000333', 'paidOn']),
  )
  // Unsaid it is today, which is too late here.
  expect(await judged({ paidOn }, {})).toEqual({ paidOn: '2026-11-25' })
  expect(await judged({ paidOn: inTime }, {})).toEqual(expect.arrayContaining(['01000333', 'paidOn']))
})

test('what is to happen later is answered later', async () => {
  expect(await judged({ paidOn: happenedOn(() => '2026-11-27') }, { paidOn: '2026-11-27' })).toEqual([
    '01000341',
    'paidOn',
    '2026-11-27',
  ])
})

test('a moment is kept in China’s time, whatever time it was said in', async () => {
  const paidAt = happenedAt()
  expect(await judged({ paidAt }, { paidAt: '2026-11-24T17:30:00Z' })).toEqual({
    paidAt: '2026-11-25T01:30:00.000+08:00',
  })
  expect(await judged({ paidAt }, { paidAt: '2026-11-25T04:00:01Z' })).toEqual(
    expect.arrayContaining(['01000333', 'paidAt']),
  )
})

test('nothing that was said is dropped: what is not asked is refused, also by names that every object has', async () => {
  const fields = { contractNo: own(z.string()), kind: maySay(same(z.string(), () => 'A')) }
  expect(await judged(fields, { contractNo: 'C-1' })).toEqual({ contractNo: 'C-1' })
  expect(await judged(fields, { contractNo: 'C-1', amount: '1.00' })).toEqual(['01000336', 'amount'])
  expect(await judged(fields, { contractNo: 'C-1', constructor: 'x' })).toEqual(['01000336', 'constructor'])
  expect(await judged(fields, { contractNo: 'C-1', kind: 'B' })).toEqual(['01000332', 'kind', 'A'])
  expect(await judged(fields, {})).toEqual(['01000330', 'contractNo'])
})
