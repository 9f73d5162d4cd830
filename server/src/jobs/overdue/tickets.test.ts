import type { NoticeName } from '@jinpiao/contract/notices'
import { addDays } from '@jinpiao/values/days'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { todayOf } from '../../domain/clock.ts'
import { payingBatch } from '../../testing/claimed.ts'
import { answerClaim } from '../../testing/claims.ts'
import { answerAs, approveAs, formOf, submitAs } from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { as, createWorld, type World } from '../../testing/world.ts'
import { tellOverdue } from './tell.ts'

let t: TestDatabase
let world: World
/** A batch of two tickets that the bank is asked to pay. */
let pkApply: string
beforeEach(async () => {
  await t?.drop()
  t = await createTestDatabase()
  world = await createWorld(t.database)
  pkApply = await payingBatch(world)
})
afterAll(() => t.drop())

const CLAIM = 'REDEEM_CLAIM'
async function stated(): Promise<string> {
  const form = { pkLine: `${pkApply}-0`, bankSerial: 'STATED-1', payDate: todayOf(world.clock), fileIds: [world.file] }
  const { saved } = await formOf(CLAIM).save(as(world, 'operator'), { lines: [form] })
  const claim = saved[0]?.pkApply ?? ''
  await submitAs(CLAIM)(world, claim, 'operator')
  await approveAs(CLAIM, 'PENDING_DIRECTOR')(world, claim, 'director')
  return claim
}

/** What both sides are told of the first ticket of the batch on the day after its last one, and where it leads. */
async function toldOfFirst(): Promise<[string | null, NoticeName][]> {
  const line = await t.database.read
    .selectFrom('redeem_line as l')
    .innerJoin('ticket as c', 'c.pkCredit', 'l.pkCredit')
    .select(['l.pkCredit', 'c.payableDate'])
    .where('l.pkLine', '=', `${pkApply}-0`)
    .executeTakeFirstOrThrow()
  while (todayOf(world.clock) < addDays(line.payableDate, 1)) world.clock.advanceDays(1)
  await tellOverdue({ database: t.database, clock: world.clock })
  const rows = await t.database.read
    .selectFrom('message')
    .select(['link', 'notice'])
    .distinct()
    .where('target', 'like', `reminder:${line.pkCredit}:%`)
    .where('notice', 'like', '%_OVER')
    .execute()
  return rows
    .map(({ link, notice }): [string | null, NoticeName] => [link, notice as NoticeName])
    .toSorted(([, one], [, other]) => (one < other ? -1 : 1))
}
const query = '/credit/core/redeem/register-query'

test('what is being paid its issuer is not asked to register; its holder knows nothing of the batch (I26)', async () => {
  expect(await toldOfFirst()).toEqual([
    [null, 'TICKET_HELD_OVER'],
    [query, 'TICKET_IN_BATCH_OVER'],
  ])
})

test.each(['asked', 'contested'])(
  'of a stated payment (%s) the holder is told that, not to ask for it',
  async (how) => {
    const claim = await stated()
    if (how === 'contested') await answerClaim(world, claim, false)
    const { pkConfirm } = await t.database.read
      .selectFrom('confirmation')
      .select('pkConfirm')
      .where('fkClaim', '=', claim)
      .executeTakeFirstOrThrow()
    expect(await toldOfFirst()).toEqual([
      [`/my/confirmation/index?id=${pkConfirm}`, 'TICKET_HELD_STATED_OVER'],
      [query, 'TICKET_IN_BATCH_OVER'],
    ])
  },
)

test('what the bank could not pay is to be registered again', async () => {
  await answerAs('REDEEM', 'BANK')(world, pkApply, { answer: 'REJECT', line: 0, comment: '收款账号与户名不符' })
  expect((await toldOfFirst()).map(([, notice]) => notice)).toEqual(['TICKET_HELD_OVER', 'TICKET_TO_PAY_OVER'])
})
