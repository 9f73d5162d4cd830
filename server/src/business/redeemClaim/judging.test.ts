import { judgeBy } from '@jinpiao/contract/claims'
import { addDays, type Day } from '@jinpiao/values/days'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { holidays } from '../../acts/holidays.ts'
import { todayOf } from '../../domain/clock.ts'
import { runDaily } from '../../jobs/daily.ts'
import { hotlineText } from '../../platform/hotline.ts'
import { confirmations } from '../../queries/confirmations.ts'
import { redeemLines } from '../../queries/redeemLines.ts'
import { payingBatch } from '../../testing/claimed.ts'
import { answerClaim } from '../../testing/claims.ts'
import { answerAs, approveAs, creditDetail, formOf, openTasks, submitAs } from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { as, createWorld, reading, type World } from '../../testing/world.ts'

let t: TestDatabase
let world: World
beforeEach(async () => {
  await t?.drop()
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

const CLAIM = 'REDEEM_CLAIM'
const payee = () => world.suppliers[0]?.fkCorp ?? ''
const page = { page: 1, pageSize: 10 }

/** A statement that its payee is asked about. */
async function asked() {
  const pkApply = await payingBatch(world)
  const form = { pkLine: `${pkApply}-0`, bankSerial: 'STATED-1', payDate: todayOf(world.clock), fileIds: [world.file] }
  const { saved } = await formOf(CLAIM).save(as(world, 'operator'), { lines: [form] })
  const claim = saved[0]?.pkApply ?? ''
  await submitAs(CLAIM)(world, claim, 'operator')
  await approveAs(CLAIM, 'PENDING_DIRECTOR')(world, claim, 'director')
  return { pkApply, claim }
}

/** What both sides and the platform's administrators were told of it, by notice: how many enterprises, and the parameters. */
async function told(...notices: string[]) {
  const rows = await t.database.read
    .selectFrom('message')
    .select(['fkCorp', 'params'])
    .distinct()
    .where('notice', 'in', notices)
    .execute()
  return rows.map(({ fkCorp, params }) => ({ fkCorp, params: JSON.parse(params) as string[] }))
}

/** Until when it is judged, wherever that is read: page and row of the payer, ticket of both sides, row of the payee. */
async function readDays(pkApply: string, claim: string): Promise<(string | null | undefined)[]> {
  const { list } = await redeemLines.page(reading(world, 'operator'), page)
  const row = list.find(({ pkLine }) => pkLine === `${pkApply}-0`)
  const detail = (await formOf(CLAIM).get(reading(world, 'operator'), { pkApply: claim })) as unknown as {
    judgeBy: string | null
  }
  const tickets = await Promise.all(
    (['operator', 'supplierOperator'] as const).map((who) => creditDetail(world, who, row?.pkCredit ?? '')),
  )
  const matters = await confirmations.page(reading(world, 'supplierDirector'), page)
  return [
    detail.judgeBy,
    row?.claim?.judgeBy,
    ...tickets.map(({ payment }) => payment?.judgeBy),
    matters.list[0]?.judgeBy,
  ]
}

async function until(day: Day): Promise<void> {
  for (let at = todayOf(world.clock); at < day; at = addDays(at, 1)) {
    world.clock.advanceDays(1)
    // Twice: a second time on one day changes nothing more.
    for (let run = 0; run < 2; run += 1) await runDaily({ ...world, operatorCreditCode: platform().creditCode })
  }
}
/** Somebody of the enterprise that runs the platform, its administrator. */
const platform = () => world.people.otherSupplier
const makeAdministrator = ({ userId }: { userId: string }) =>
  t.database.write(async (tx) => {
    const role = tx.selectFrom('role').select('pkRole').where('roleCode', '=', 'ROLE_CORP_MANAGER')
    await tx.updateTable('corp_user_role').set({ pkRole: role }).where('userId', '=', userId).execute()
  })

test.each([
  ['contested', true],
  ['left unanswered', false],
])('%s: both sides hear and read until when the platform judges, and whom to call', async (_, isContested) => {
  const { pkApply, claim } = await asked()
  expect((await readDays(pkApply, claim)).map((day) => day ?? null)).toEqual([null, null, null, null, null])
  if (isContested) await answerClaim(world, claim, false)
  else {
    const { list } = await confirmations.page(reading(world, 'supplierDirector'), page)
    await until(addDays(list[0]?.confirmBy ?? '', 1))
  }
  const last = judgeBy(todayOf(world.clock), await holidays(t.database.read))
  expect(await readDays(pkApply, claim)).toEqual([last, last, last, last, last])
  // One message a side, not one of the objection and another of the day.
  const messages = await told('CLAIM_CONTESTED', 'CLAIM_UNANSWERED', 'CLAIM_AT_PLATFORM')
  expect(messages.map(({ fkCorp }) => fkCorp).toSorted()).toEqual([world.core, payee()].toSorted())
  for (const { params } of messages) expect(params.slice(-2)).toEqual([last, await hotlineText(t.database.read)])
  // The platform knows its day, too.
  const [task] = (await openTasks(world)).filter(({ owner }) => owner.institution === 'PLATFORM')
  expect(task?.task.body['judgeBy']).toBe(last)
})

test('past its day without a judgement both sides and the platform are told, once; it can be judged still', async () => {
  const { pkApply, claim } = await asked()
  await makeAdministrator(platform())
  await answerClaim(world, claim, false)
  const last = judgeBy(todayOf(world.clock), await holidays(t.database.read))
  await until(last)
  expect(await told('CLAIM_NOT_JUDGED')).toEqual([])
  await until(addDays(last, 3))
  const messages = await told('CLAIM_NOT_JUDGED')
  expect(messages.map(({ fkCorp }) => fkCorp).toSorted()).toEqual([world.core, payee(), platform().fkCorp].toSorted())
  expect(messages[0]?.params[3]).toBe(last)
  await answerAs(CLAIM, 'PLATFORM')(world, claim, { answer: 'REJECT', comment: '未查到该笔到账' })
  expect((await readDays(pkApply, claim)).map((day) => day ?? null)).toEqual([null, null, null, null, null])
})

test('what came to the platform before days were kept is judged within as many days from the next one', async () => {
  const { pkApply, claim } = await asked()
  await answerClaim(world, claim, false)
  await t.database.write((tx) => tx.updateTable('redeem_line').set({ judgeBy: null }).execute())
  await until(addDays(todayOf(world.clock), 1))
  const last = judgeBy(todayOf(world.clock), await holidays(t.database.read))
  expect((await readDays(pkApply, claim))[0]).toBe(last)
})
