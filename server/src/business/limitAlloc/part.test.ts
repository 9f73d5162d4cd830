import type { IssueLine } from '@jinpiao/contract/issue'
import type { LimitAllocPayload } from '@jinpiao/contract/limitAlloc'
import { addMonths } from '@jinpiao/values/days'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { todayOf } from '../../domain/clock.ts'
import { getHomeFigures } from '../../queries/home.ts'
import { limitEntries } from '../../queries/limitEntries.ts'
import { limitMembers, readPart } from '../../queries/limitMembers.ts'
import { limits } from '../../queries/limits.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { accept, approve, approveAs, draft, finish, formOf, submit, submitAs } from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { as, createWorld, issueLine, type Person, reading, type World } from '../../testing/world.ts'

let t: TestDatabase
let world: World
/** The supplier as the branch keeps it. */
const pkSupplier = 'supplier-of-the-branch'
beforeEach(async () => {
  await t?.drop()
  t = await createTestDatabase()
  world = await createWorld(t.database, { mainLimit: '1000.00' })
  const first = world.suppliers[0]?.pkSupplier ?? ''
  await t.database.write(async (tx) => {
    const row = await tx
      .selectFrom('supplier')
      .select(['fkSupplierCorp', 'corpName', 'creditCode', 'isFirstLevel', 'state', 'createdAt', 'updatedAt'])
      .where('pkSupplier', '=', first)
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('supplier')
      .values({ ...row, pkSupplier, fkCorp: world.member })
      .execute()
  })
})
afterAll(() => t.drop())

const part = () => readPart(t.database.read, world.limits.main, world.member)
/** The parent gives a part, or takes some of it back: applied for by its operator, approved by its director. */
async function move(way: LimitAllocPayload['move'], amount: string) {
  const line: LimitAllocPayload = {
    pkLimit: world.limits.main,
    fkMember: world.member,
    move: way,
    amount,
    remark: '',
  }
  const { saved } = await formOf('LIMIT_ALLOC').save(as(world, 'operator'), { lines: [line] })
  const pkApply = saved[0]?.pkApply ?? ''
  expect(await submitAs('LIMIT_ALLOC')(world, pkApply, 'operator')).toMatchObject({ ok: true })
  return approveAs('LIMIT_ALLOC', 'PENDING_DIRECTOR')(world, pkApply, 'director')
}
const given = async (amount = '600.00') => {
  expect(await move('ALLOCATE', amount)).toMatchObject({ ok: true })
  return (await part())?.pkLimit ?? ''
}
async function drafted(amount: string, changes: Partial<IssueLine> = {}) {
  const { trade } = issueLine(world)
  const own = { ...trade, fileIds: [world.files[world.member] ?? ''] }
  const pkLimit = (await part())?.pkLimit ?? ''
  return draft(world, { pkLimit, pkSupplier, amount, trade: own, ...changes }, 'memberOperator')
}
/** A ticket of the branch that three of its people have signed. */
async function issued(amount: string) {
  const pkApply = await drafted(amount)
  expect(await submit(world, pkApply, 'memberOperator')).toMatchObject({ ok: true })
  expect(await approve(world, pkApply, 'memberDirector')).toMatchObject({ ok: true })
  return (await finish(world, pkApply, 'memberFinal')).pkCredit ?? ''
}
const seenBy = (who: Person, pkLimit: string) => limits.one(reading(world, who), pkLimit)

describe('a branch issues on its part', () => {
  test('its own people sign, the supplier accepts; what it uses is of its part, and the parent sees how much', async () => {
    const pkPart = await given()
    const pkCredit = await issued('250.00')
    expect(await accept(world, pkCredit)).toMatchObject({ ok: true })
    expect(await seenBy('memberOperator', pkPart)).toMatchObject({
      total: '600.00',
      used: '250.00',
      available: '350.00',
    })
    expect(await seenBy('operator', world.limits.main)).toMatchObject({ allocated: '600.00', available: '400.00' })
    expect(await limitMembers(reading(world, 'operator'), { pkLimit: world.limits.main })).toMatchObject([
      { allocatedNow: '600.00', frozen: '0.00', used: '250.00', available: '350.00' },
    ])
    await expectInvariants(t.database)
  })

  test('I10, T7: to the fen of what it has; not on its parent’s own limit', async () => {
    await given()
    const more = await drafted('600.01')
    await expect(submit(world, more, 'memberOperator')).rejects.toMatchObject({ code: '05000101', values: ['600.00'] })
    await expect(drafted('1.00', { pkLimit: world.limits.main })).rejects.toMatchObject({ code: '01000302' })
    await issued('600.00')
    expect(await part()).toMatchObject({ usedFen: 60_000n })
  })

  test('what it waits with cannot be taken back; after the rest has been, it issues on what is left', async () => {
    const pkPart = await given()
    const waits = await drafted('200.00')
    await submit(world, waits, 'memberOperator')
    await expect(move('REDUCE', '400.01')).rejects.toMatchObject({ code: '05000103', values: ['400.00'] })
    expect(await move('REDUCE', '300.00')).toMatchObject({ ok: true })
    expect(await seenBy('memberDirector', pkPart)).toMatchObject({
      total: '300.00',
      frozen: '200.00',
      available: '100.00',
    })
    expect(await approve(world, waits, 'memberDirector')).toMatchObject({ ok: true })
    await issued('100.00')
    expect(await seenBy('memberDirector', pkPart)).toMatchObject({ available: '0.00' })
    await expectInvariants(t.database)
  })

  test('I11: nobody of the parent decides on what the branch issues', async () => {
    await given()
    const pkApply = await drafted('1.00')
    await submit(world, pkApply, 'memberOperator')
    await expect(approve(world, pkApply, 'director')).rejects.toMatchObject({ code: '01000302' })
  })

  test('a parent that has not paid stops its branches, too, and their homes name it', async () => {
    await given()
    const told = async () => (await getHomeFigures(reading(world, 'memberOperator'))).suspendedParent
    const suspend = (issueSuspendedSince: string | null) =>
      t.database.write((tx) =>
        tx.updateTable('corp').set({ issueSuspendedSince }).where('pkCorp', '=', world.core).execute(),
      )
    expect(await told()).toBeNull()
    await suspend(todayOf(world.clock))
    expect(await told()).toEqual({ name: world.people.operator.corpName, since: todayOf(world.clock) })
    const pkApply = await drafted('1.00')
    await expect(submit(world, pkApply, 'memberOperator')).rejects.toMatchObject({
      code: '04000174',
      values: [world.people.operator.corpName, todayOf(world.clock)],
    })
    await suspend(null)
    expect(await submit(world, pkApply, 'memberOperator')).toMatchObject({ ok: true })
  })

  test('I14: the branch of a central enterprise promises for no longer than its parent may', async () => {
    await given()
    const late = await drafted('1.00', { promisedDate: addMonths(todayOf(world.clock), 7), tenorReason: '成套设备' })
    await t.database.write((tx) =>
      tx.updateTable('corp').set({ isCentralSoe: 1 }).where('pkCorp', '=', world.core).execute(),
    )
    await expect(submit(world, late, 'memberOperator')).rejects.toMatchObject({ code: '04000110', values: ['6'] })
  })

  test('nobody issues a ticket to a branch: it accepts none', async () => {
    await t.database.write((tx) =>
      tx.updateTable('supplier').set({ fkSupplierCorp: world.member }).where('fkCorp', '=', world.core).execute(),
    )
    const pkApply = await draft(world, { amount: '1.00' })
    await expect(submit(world, pkApply)).rejects.toMatchObject({ code: '04000173' })
  })
})

describe('what a branch reads of its part', () => {
  const told = () =>
    t.database.read
      .selectFrom('message')
      .select(['notice', 'params', 'link'])
      .where('fkCorp', '=', world.member)
      .where('userId', '=', world.people.memberDirector.userId)
      .orderBy('at')
      .execute()

  test('who has given it and what has moved it, in words of its own, but not by which number of the giver (I26)', async () => {
    const pkPart = await given()
    await move('REDUCE', '100.00')
    await move('ALLOCATE', '20.00')
    const giver = world.people.operator.corpName
    expect(await seenBy('memberOperator', pkPart)).toMatchObject({ total: '520.00', givenByName: giver })
    const { list } = await limitEntries.page(reading(world, 'memberOperator'), {
      pkLimit: pkPart,
      page: 1,
      pageSize: 10,
    })
    const unnamed = { applyNo: null, pkApply: null }
    expect(list).toMatchObject([
      { entryKind: 'GIVEN', amount: '20.00', availableChange: '20.00', availableAfter: '520.00', ...unnamed },
      { entryKind: 'GIVEN_BACK', amount: '100.00', availableChange: '-100.00', availableAfter: '500.00', ...unnamed },
      { entryKind: 'GIVEN', amount: '600.00', availableChange: '600.00', availableAfter: '600.00', ...unnamed },
    ])
    expect(await seenBy('operator', pkPart)).toBeUndefined()
  })

  test('it is told each time, with what its part is now; who has applied for it, that it is approved', async () => {
    const pkPart = await given()
    await move('REDUCE', '100.00')
    const link = `/my/limit/detail?id=${pkPart}`
    expect((await told()).map(({ params, ...rest }) => ({ ...rest, params: JSON.parse(params) as string[] }))).toEqual([
      { notice: 'LIMIT_PART_GIVEN', params: [expect.any(String), '示范商业银行', '600.00', '600.00'], link },
      { notice: 'LIMIT_PART_TAKEN', params: [expect.any(String), '示范商业银行', '100.00', '500.00'], link },
    ])
    const approved = t.database.read.selectFrom('message').select('notice').where('fkCorp', '=', world.core)
    expect((await approved.execute()).map(({ notice }) => notice)).toContain('APPLICATION_APPROVED')
  })

  test('it is offered to issue on it, and not to give it on, which is refused', async () => {
    const pkPart = await given()
    expect((await seenBy('memberOperator', pkPart))?.actions).toEqual([{ action: 'ISSUE', allowed: true }])
    const line = { pkLimit: pkPart, fkMember: '', move: 'ALLOCATE', amount: '1.00', remark: '' } as const
    const giveOn = formOf('LIMIT_ALLOC').save(as(world, 'memberOperator'), { lines: [line] })
    await expect(giveOn).rejects.toMatchObject({ code: '01000302' })
  })
})
