import type { LimitAllocPayload } from '@jinpiao/contract/limitAlloc'
import { limitEntryKindNames } from '@jinpiao/contract/status'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { allocations } from '../../queries/allocations.ts'
import { limitEntries } from '../../queries/limitEntries.ts'
import { limitMembers, readPart } from '../../queries/limitMembers.ts'
import { limits } from '../../queries/limits.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { approveAs, approveRequest, formOf, returnAs, submitAs } from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { as, createWorld, type Person, reading, type World } from '../../testing/world.ts'

let t: TestDatabase
let world: World
beforeEach(async () => {
  await t?.drop()
  t = await createTestDatabase()
  world = await createWorld(t.database, { mainLimit: '1000.00' })
})
afterAll(() => t.drop())

const line = (change: Partial<LimitAllocPayload> = {}): LimitAllocPayload => ({
  pkLimit: world.limits.main,
  fkMember: world.member,
  move: 'ALLOCATE',
  amount: '600.00',
  remark: '',
  ...change,
})
async function save(change: Partial<LimitAllocPayload> = {}, who: Person = 'operator') {
  const { saved } = await formOf('LIMIT_ALLOC').save(as(world, who), { lines: [line(change)] })
  return saved[0]?.pkApply ?? ''
}
async function submitted(change: Partial<LimitAllocPayload> = {}) {
  const pkApply = await save(change)
  expect(await submitAs('LIMIT_ALLOC')(world, pkApply, 'operator')).toMatchObject({ ok: true })
  return pkApply
}
const approve = approveAs('LIMIT_ALLOC', 'PENDING_DIRECTOR')
async function allocated(change: Partial<LimitAllocPayload> = {}) {
  const pkApply = await submitted(change)
  expect(await approve(world, pkApply, 'director')).toMatchObject({ ok: true })
  return pkApply
}
const part = () => readPart(t.database.read, world.limits.main, world.member)
const ownLimit = () => limits.one(reading(world, 'operator'), world.limits.main)

describe('I9: both limits move as the director approves', () => {
  test('what is allocated is the member’s, and of the limit no longer free', async () => {
    const pkApply = await submitted()
    expect(await part()).toBeUndefined()
    expect(await ownLimit()).toMatchObject({ allocated: '0.00', available: '1000.00' })
    expect(await approve(world, pkApply, 'director')).toMatchObject({ ok: true })
    expect(await ownLimit()).toMatchObject({ total: '1000.00', allocated: '600.00', available: '400.00' })
    expect(await part()).toMatchObject({ fkCorp: world.member, totalFen: 60_000n, sourceName: '示范商业银行' })
    await expectInvariants(t.database)
  })

  test('a second allocation adds to the same part; what is taken back is free again', async () => {
    await allocated()
    await allocated({ amount: '150.00' })
    await allocated({ move: 'REDUCE', amount: '250.00' })
    expect(await ownLimit()).toMatchObject({ allocated: '500.00', available: '500.00' })
    expect(await part()).toMatchObject({ totalFen: 50_000n, entrySeq: 3 })
    await allocated({ move: 'REDUCE', amount: '500.00' })
    expect(await ownLimit()).toMatchObject({ allocated: '0.00', available: '1000.00' })
    await expectInvariants(t.database)
  })

  test('T7: to the fen: all that is free is given, one fen more is 05000101, before anything is signed and at the act', async () => {
    const check = async (change: Partial<LimitAllocPayload>) =>
      (await formOf('LIMIT_ALLOC').check(reading(world, 'operator'), { lines: [{ line: line(change) }] })).problems.map(
        ({ field, code }) => [field, code],
      )
    expect(await check({ amount: '1000.00' })).toEqual([])
    expect(await check({ amount: '1000.01' })).toEqual([['amount', '05000101']])
    const pkApply = await save({ amount: '1000.01' })
    await expect(submitAs('LIMIT_ALLOC')(world, pkApply, 'operator')).rejects.toMatchObject({ code: '05000101' })
    await allocated({ amount: '1000.00' })
    expect(await ownLimit()).toMatchObject({ available: '0.00' })
  })

  test('T7: a member gives back what it has free, and not what it has issued on: 05000103', async () => {
    await allocated()
    const held = await part()
    // As an issue of the member would: 100.00 of it is frozen.
    await t.database.write((tx) =>
      tx
        .updateTable('credit_limit')
        .set({ frozenFen: 10_000n })
        .where('pkLimit', '=', held?.pkLimit ?? '')
        .execute(),
    )
    const pkApply = await save({ move: 'REDUCE', amount: '500.01' })
    await expect(submitAs('LIMIT_ALLOC')(world, pkApply, 'operator')).rejects.toMatchObject({
      code: '05000103',
      values: ['500.00'],
    })
    await allocated({ move: 'REDUCE', amount: '500.00' })
    expect(await part()).toMatchObject({ totalFen: 10_000n, frozenFen: 10_000n })
  })

  test('what is free may have gone between submission and approval: refused then', async () => {
    const late = await submitted({ amount: '700.00' })
    await allocated()
    expect(await approve(world, late, 'director')).toMatchObject({ ok: false, code: '05000101' })
    expect(await ownLimit()).toMatchObject({ allocated: '600.00' })
    expect(await returnAs('LIMIT_ALLOC', 'PENDING_DIRECTOR')(world, late, 'director')).toMatchObject({ ok: true })
  })

  test('T2: two allocations of one limit at once: one is approved, the other refused, one part', async () => {
    const pkApplys = [await submitted(), await submitted()]
    const requests = [
      await approveRequest('LIMIT_ALLOC', 'PENDING_DIRECTOR', as(world, 'director'), pkApplys[0] ?? ''),
      await approveRequest('LIMIT_ALLOC', 'PENDING_DIRECTOR', as(world, 'director2'), pkApplys[1] ?? ''),
    ]
    const answers = await Promise.all(requests.map((request) => request()))
    const codes = answers.flatMap(({ results }) => results.map(({ ok, code }) => (ok ? 'ok' : code)))
    expect(codes.sort()).toEqual(['05000101', 'ok'])
    expect(await ownLimit()).toMatchObject({ allocated: '600.00' })
    await expectInvariants(t.database)
  })

  test('T2: two first allocations to one member that both fit make one part', async () => {
    const pkApplys = [await submitted({ amount: '100.00' }), await submitted({ amount: '200.00' })]
    const requests = [
      await approveRequest('LIMIT_ALLOC', 'PENDING_DIRECTOR', as(world, 'director'), pkApplys[0] ?? ''),
      await approveRequest('LIMIT_ALLOC', 'PENDING_DIRECTOR', as(world, 'director2'), pkApplys[1] ?? ''),
    ]
    const answers = await Promise.all(requests.map((request) => request()))
    expect(answers.flatMap(({ results }) => results.map(({ ok }) => ok))).toEqual([true, true])
    expect(await part()).toMatchObject({ totalFen: 30_000n })
    await expectInvariants(t.database)
  })
})

describe('whose limit, whose member', () => {
  test('I30: another enterprise’s limit, and who is no member, are refused: 01000302', async () => {
    const fkMember = world.suppliers[0]?.fkCorp ?? ''
    await expect(save({ fkMember })).rejects.toMatchObject({ code: '01000302' })
    await expect(save({}, 'rivalOperator')).rejects.toMatchObject({ code: '01000302' })
    const foreign = limitMembers(reading(world, 'rivalOperator'), { pkLimit: world.limits.main })
    await expect(foreign).rejects.toMatchObject({ code: '01000302' })
  })

  test('an enterprise without members cannot allocate, and reads why beside the limit', async () => {
    const acts = async (who: Person) =>
      (await limits.page(reading(world, who), { page: 1, pageSize: 10 })).list.flatMap(({ actions }) =>
        actions.filter(({ action }) => action === 'ALLOCATE'),
      )
    expect((await acts('operator'))[0]).toEqual({ action: 'ALLOCATE', allowed: true })
    expect(await acts('director')).toEqual([])
    await t.database.write((tx) => tx.updateTable('corp').set({ parentCorp: null }).execute())
    expect((await acts('operator'))[0]).toMatchObject({
      allowed: false,
      reason: '本企业还没有成员企业，不能分配额度',
    })
  })
})

test('members with their parts, and what was asked for of a limit; a draft is its operator’s', async () => {
  const first = await allocated()
  await save({ amount: '1.00' })
  const pending = await submitted({ amount: '2.00' })
  expect(await limitMembers(reading(world, 'viewer'), { pkLimit: world.limits.main })).toEqual([
    {
      fkMember: world.member,
      memberName: '华岳重工东区分公司',
      allocatedNow: '600.00',
      frozen: '0.00',
      used: '0.00',
      available: '600.00',
      takeBack: '600.00',
    },
  ])
  const query = { page: 1, pageSize: 10, pkLimit: world.limits.main }
  const { list } = await allocations.page(reading(world, 'viewer'), query)
  expect(list.map(({ amount, state }) => [amount, state])).toEqual([
    ['2.00', 'PENDING_DIRECTOR'],
    ['600.00', 'DONE'],
  ])
  expect((await allocations.page(reading(world, 'rivalOperator'), query)).list).toEqual([])
  const { application } = await formOf('LIMIT_ALLOC').get(reading(world, 'director'), { pkApply: pending })
  const { application: done } = await formOf('LIMIT_ALLOC').get(reading(world, 'director'), { pkApply: first })
  expect(done).toMatchObject({ allocatedNow: '0.00', allocatedAfter: '600.00' })
  expect(application).toMatchObject({ pkApply: pending, allocatedNow: '600.00', allocatedAfter: '602.00' })
})

test('a reviewer reads how little the limit keeps', async () => {
  const pkApply = await submitted({ amount: '950.00' })
  const { hints } = await formOf('LIMIT_ALLOC').get(reading(world, 'director'), { pkApply })
  expect(hints).toEqual(['分配后该额度可用 50.00 元，为总额度的 5%'])
})

test('books are filtered by what they name: each kind alone, with one sign, and together all of them', async () => {
  await allocated()
  await allocated({ move: 'REDUCE', amount: '100.00' })
  const page = { pkLimit: world.limits.main, page: 1, pageSize: 50 }
  const all = await limitEntries.page(reading(world, 'operator'), page)
  let found = 0
  for (const entryKind of limitEntryKindNames) {
    const { list } = await limitEntries.page(reading(world, 'operator'), { ...page, entryKind: [entryKind] })
    expect([...new Set(list.map((entry) => entry.entryKind))], entryKind).toEqual(list.length > 0 ? [entryKind] : [])
    expect(new Set(list.map(({ availableChange }) => availableChange.startsWith('-'))).size).toBeLessThan(2)
    found += list.length
  }
  expect(found).toBe(all.pagecond.count)
  expect(all.list).toMatchObject([
    { entryKind: 'TAKE_BACK', amount: '100.00', availableChange: '100.00' },
    { entryKind: 'ALLOCATE', amount: '600.00', availableChange: '-600.00' },
    { entryKind: 'GRANT' },
  ])
})
