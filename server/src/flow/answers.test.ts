import { afterAll, beforeAll, expect, test } from 'vitest'
import { runJob } from '../acts/command.ts'
import { businesses } from '../business/all.ts'
import { issueBusiness } from '../business/issue/issue.ts'
import { issued } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { as, createWorld, type World } from '../testing/world.ts'
import { type OutsideMessage, takeOutsideAnswer } from './answers.ts'
import type { Businesses } from './business.ts'
import { readLines } from './lines.ts'

/**
 * Answers from outside on the interpreter itself: no business of this version asks a funder or a bank yet, so the
 * waiting side of an issue stands for one.
 */
let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

const take = (message: OutsideMessage, all: Businesses = businesses) =>
  runJob(as(world, 'operator'), (act) => takeOutsideAnswer(all, act, message))
const application = async (pkApply: string) =>
  t.database.read.selectFrom('application').selectAll().where('pkApply', '=', pkApply).executeTakeFirstOrThrow()
const evidence = (key: string) => ({ key, body: { amount: '1.00' } })
const from = 'COUNTERPARTY' as const

test('delivered twice, it is one answer: the same evidence key changes nothing again', async () => {
  const { pkApply } = await issued(world)
  const message = { pkApply, from, answer: 'APPROVE', evidence: evidence('bank-1') } as const
  expect(await take(message)).toEqual({ isRepeated: false })
  const after = await application(pkApply)
  expect(after.state).toBe('DONE')
  expect(await take(message)).toEqual({ isRepeated: true })
  expect(await application(pkApply)).toEqual(after)
  expect(await t.database.read.selectFrom('inbox').selectAll().where('pkApply', '=', pkApply).execute()).toMatchObject([
    { evidenceKey: 'bank-1', source: from, answer: 'APPROVE' },
  ])
})

test('ten times at once: one takes effect, the others are told that it has', async () => {
  const { pkApply } = await issued(world)
  const message = { pkApply, from, answer: 'APPROVE', evidence: evidence('bank-2') } as const
  const answers = await Promise.all(Array.from({ length: 10 }, () => take(message)))
  expect(answers.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1)
})

test('the same key with another answer is believed in nothing', async () => {
  const { pkApply } = await issued(world)
  await take({ pkApply, from, answer: 'APPROVE', evidence: evidence('bank-3') })
  const other = take({ pkApply, from, answer: 'REJECT', comment: '余额不足', evidence: evidence('bank-3') })
  await expect(other).rejects.toMatchObject({ code: '99000409' })
  expect((await application(pkApply)).state).toBe('DONE')
})

test('only whom the application waits for may answer; what was refused leaves no message behind', async () => {
  const { pkApply } = await issued(world)
  const message = { pkApply, from: 'FUNDER', answer: 'APPROVE', evidence: evidence('bank-4') } as const
  await expect(take(message)).rejects.toMatchObject({ code: '01000202' })
  expect((await application(pkApply)).state).toBe('PENDING_COUNTERPARTY')
  expect(await take({ ...message, from })).toEqual({ isRepeated: false })
})

test('line by line: the application stays until the last is answered, each once; the business hears of the end', async () => {
  const { pkApply, pkCredit } = await issued(world)
  await t.database.write((tx) =>
    tx.insertInto('application_line').values({ pkApply, line: 1, pkCredit: null, state: 'PENDING' }).execute(),
  )
  const ended: string[] = []
  const watching: Businesses = {
    ...businesses,
    ISSUE: {
      ...(issueBusiness as NonNullable<Businesses['ISSUE']>),
      ended: async (_act, { state }) => {
        ended.push(state)
      },
    },
  }
  const failed = { line: 1, state: 'REFUSED', reason: '账户已冻结' } as const
  const stay = { pkApply, from, answer: 'STAY', line: failed, evidence: evidence('line-1') } as const
  await take(stay, watching)
  expect((await application(pkApply)).state).toBe('PENDING_COUNTERPARTY')
  expect(await readLines(t.database.read, pkApply)).toEqual([
    { line: 0, pkCredit, state: 'PENDING', reason: null },
    { ...failed, pkCredit: null },
  ])
  const again = take({ ...stay, evidence: evidence('line-1-again') }, watching)
  await expect(again, 'a line has one answer').rejects.toMatchObject({ code: '99000409' })
  const whole = { pkApply, from, answer: 'REJECT', comment: '余额不足', evidence: evidence('whole') } as const
  await take(whole, watching)
  expect([(await application(pkApply)).state, ended]).toEqual(['REJECTED', ['REJECTED']])
})
