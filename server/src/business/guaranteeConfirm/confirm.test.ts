import { addDays } from '@jinpiao/values/days'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { todayOf } from '../../domain/clock.ts'
import { assembleText } from '../../flow/textCalls.ts'
import { expireConfirmations, remindConfirmations } from '../../jobs/confirmations.ts'
import { confirmations, getConfirmation } from '../../queries/confirmations.ts'
import { getTodos } from '../../queries/todos.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { askedBy } from '../../testing/walk/confirmings.ts'
import { as, createWorld, reading, sign, type World } from '../../testing/world.ts'
import { businesses } from '../all.ts'
import { confirmMatters, refuseMatters } from './confirm.ts'

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

type Change = Parameters<typeof askedBy>[2]
const ask = async (change: Change = {}) =>
  (await askedBy(as(world, 'director'), world.suppliers[0]?.fkCorp ?? '', change)).pkConfirm
const one = async (pkConfirm: string, who: Parameters<typeof reading>[1] = 'director') =>
  (await getConfirmation(reading(world, who), { pkConfirm })).confirmation
async function confirm(...pkConfirms: string[]) {
  const context = as(world, 'director')
  const signature = await sign(context, pkConfirms, 'GUARANTEE_CONFIRM', 'CONFIRM')
  return confirmMatters(businesses, as(world, 'director'), { pkConfirms, signature })
}
const messages = (notice: string, pkConfirm: string) =>
  t.database.read
    .selectFrom('message')
    .selectAll()
    .where('notice', '=', notice)
    .where('target', 'like', `%confirmation:${pkConfirm}`)
    .execute()

test('a director confirms several with one signature; each gets an application of its own', async () => {
  const [first, second] = [await ask(), await ask({ kind: 'TRADE', amountFen: null })]
  expect((await messages('CONFIRM_ASKED', first)).map(({ messageState }) => messageState)).toContain('SENT')
  const { results } = await confirm(first, second)
  expect(results.map(({ ok }) => ok)).toEqual([true, true])
  expect([(await one(first)).confirmState, (await one(second)).confirmState]).toEqual(['CONFIRMED', 'CONFIRMED'])
  const rows = await t.database.read
    .selectFrom('application')
    .select(['state', 'payload', 'promisedDate'])
    .where('businessType', '=', 'GUARANTEE_CONFIRM')
    .execute()
  expect(rows.map(({ state }) => state)).toEqual(['DONE', 'DONE'])
  // Its to-do is done, whoever has it.
  expect(new Set((await messages('CONFIRM_ASKED', first)).map(({ messageState }) => messageState))).toEqual(
    new Set(['READ']),
  )
  const again = await confirmMatters(businesses, as(world, 'director'), {
    pkConfirms: [first],
    signature: await sign(as(world, 'director'), [await ask()], 'GUARANTEE_CONFIRM', 'CONFIRM'),
  })
  expect(again.results).toMatchObject([
    { ok: false, code: '12000101', message: expect.stringMatching(/^事项 QR\d{14} 已确认，不能办理$/) },
  ])
})

test('what waits for an answer is a to-do of those who sign it, until it is answered or its last day is over', async () => {
  const card = async (who: Parameters<typeof reading>[1]) =>
    (await getTodos(reading(world, who))).find(({ kind }) => kind === 'TO_CONFIRM')
  const before = (await card('director'))?.count ?? 0
  const last = addDays(todayOf(world.clock), 1)
  const [answered, ended] = [await ask({ confirmBy: last }), await ask({ confirmBy: todayOf(world.clock) })]
  expect(await card('director')).toMatchObject({ count: before + 2, firstDay: todayOf(world.clock), amount: null })
  expect(await card('operator')).toBeUndefined()
  world.clock.advanceDays(1)
  expect(await one(ended)).toMatchObject({ confirmState: 'PENDING' })
  expect(await card('director')).toMatchObject({ count: before + 1, firstDay: last })
  await confirm(answered)
  expect((await card('director'))?.count ?? 0).toBe(before)
  world.clock.advanceDays(-1)
})

test('a refusal says why, and that is part of what is signed', async () => {
  const pkConfirm = await ask()
  const context = as(world, 'director')
  const reason = '担保金额与约定不符'
  const signature = await sign(context, [pkConfirm], 'GUARANTEE_CONFIRM', 'REFUSE', { reason })
  const other = refuseMatters(businesses, as(world, 'director'), {
    pkConfirms: [pkConfirm],
    reason: '另有原因在此',
    signature,
  })
  await expect(other).rejects.toThrow('11000103')
  const { results } = await refuseMatters(businesses, as(world, 'director'), {
    pkConfirms: [pkConfirm],
    reason,
    signature,
  })
  expect(results[0]?.ok).toBe(true)
  expect(await one(pkConfirm)).toMatchObject({ confirmState: 'REFUSED', reason, actions: [] })
})

test('what was changed after it was signed is not confirmed; the others are', async () => {
  const [first, second] = [await ask(), await ask()]
  const context = as(world, 'director')
  const signature = await sign(context, [first, second], 'GUARANTEE_CONFIRM', 'CONFIRM')
  await t.database.write((tx) =>
    tx.updateTable('confirmation').set({ document: '[]' }).where('pkConfirm', '=', first).execute(),
  )
  const { results } = await confirmMatters(businesses, as(world, 'director'), {
    pkConfirms: [first, second],
    signature,
  })
  expect(results.map(({ ok, code }) => [ok, code])).toEqual([
    [false, '11000103'],
    [true, '0'],
  ])
})

test('an operator reads it and who signs it, and who has asked; any other enterprise knows of none', async () => {
  const pkConfirm = await ask()
  expect((await one(pkConfirm, 'operator')).actions).toEqual([
    { action: 'CONFIRM', allowed: false, reason: '请主管签署' },
    { action: 'REFUSE', allowed: false, reason: '请主管签署' },
  ])
  await expect(sign(as(world, 'operator'), [pkConfirm], 'GUARANTEE_CONFIRM', 'CONFIRM')).rejects.toThrow('01000202')
  expect((await one(pkConfirm, 'supplierDirector')).actions).toEqual([])
  await expect(one(pkConfirm, 'strangerDirector')).rejects.toThrow('01000302')
  await expect(sign(as(world, 'supplierDirector'), [pkConfirm], 'GUARANTEE_CONFIRM', 'CONFIRM')).rejects.toThrow()
})

test('spec §7: one, and several, by both addresses: the same bytes', async () => {
  const pkConfirm = await ask()
  const lasting = (original: string) => original.replace(/^(时间|有效至|随机数)：.*$/gm, '$1')
  const context = () => as(world, 'director')
  const [composed, batch, contract] = await Promise.all([
    sign(context(), [pkConfirm], 'GUARANTEE_CONFIRM', 'CONFIRM'),
    assembleText(businesses, context(), 'guaranteesBatch', {
      params: undefined,
      query: undefined,
      body: { pkConfirms: [pkConfirm] },
    }),
    assembleText(businesses, context(), 'guaranteeContracts', {
      params: undefined,
      query: { ids: pkConfirm },
      body: undefined,
    }),
  ])
  expect(lasting(batch.original)).toBe(lasting(composed.original))
  expect(lasting(contract.original)).toBe(lasting(composed.original))
  expect(composed.original).toContain('担保确认 为设备融资提供保证')
  expect(composed.original).toContain('《担保确认书》（版本 2026-11）')
})

test('its last day is the last: told three days before, once, and over the day after', async () => {
  const pkConfirm = await ask({ confirmBy: addDays(todayOf(world.clock), 4) })
  const job = { database: t.database, clock: world.clock }
  await remindConfirmations(job)
  expect(await messages('CONFIRM_SOON', pkConfirm)).toEqual([])
  world.clock.advanceDays(1)
  await remindConfirmations(job)
  const told = await messages('CONFIRM_SOON', pkConfirm)
  expect(told.length).toBeGreaterThan(0)
  world.clock.advanceDays(3)
  await remindConfirmations(job)
  expect(await messages('CONFIRM_SOON', pkConfirm)).toHaveLength(told.length)
  await expireConfirmations(job)
  expect((await one(pkConfirm)).confirmState).toBe('PENDING')
  world.clock.advanceDays(1)
  // Before the night's work it is over all the same.
  expect((await one(pkConfirm)).actions[0]).toMatchObject({
    allowed: false,
    reason: expect.stringContaining('已失效，不能办理'),
  })
  await expireConfirmations(job)
  expect(await expireConfirmations(job)).toBe(0)
  expect(await one(pkConfirm)).toMatchObject({ confirmState: 'EXPIRED', daysRemaining: null, actions: [] })
  await expect(confirm(pkConfirm)).rejects.toThrow('12000101')
  const page = await confirmations.page(reading(world, 'director'), {
    page: 1,
    pageSize: 10,
    confirmState: ['EXPIRED'],
  })
  expect(page.list.map((row) => row.pkConfirm)).toContain(pkConfirm)
})
