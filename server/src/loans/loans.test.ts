import { addDays } from '@jinpiao/values/days'
import { formatMoney } from '@jinpiao/values/money'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runJob } from '../acts/command.ts'
import { todayOf } from '../domain/clock.ts'
import { moveInstalments } from '../jobs/loans.ts'
import { systemContext } from '../jobs/system.ts'
import { expectInvariants } from '../testing/invariants.ts'
import { grantedLine, paidOut } from '../testing/loans.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { createWorld, type World } from '../testing/world.ts'
import { availableOf, findAgreement, lineOf } from './agreements.ts'
import { type Draw, findDraw, lockedDraw } from './draws.ts'
import { moveLine } from './line.ts'
import { type Paid, takePayment } from './pay.ts'
import { earlyOf, owedOn, readPlan } from './plan.ts'
import { tellPaid } from './told.ts'

let t: TestDatabase
let world: World
beforeEach(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterEach(() => t.drop())

const job = () => systemContext({ database: t.database, clock: world.clock }, world.core)
const today = () => todayOf(world.clock)
const inForce = async ({ pkDraw }: Draw): Promise<Draw> => (await findDraw(t.database.read, { pkDraw })) as Draw
const planOf = async (draw: Draw) => readPlan(t.database.read, await inForce(draw))
const agreementOf = (draw: Draw) => findAgreement(t.database.read, { pkAgreement: draw.fkAgreement })

/** Time goes on to a day; jobs run on each. */
async function until(day: string) {
  while (today() < day) {
    world.clock.advanceDays(1)
    await moveInstalments({ database: t.database, clock: world.clock })
  }
}
/** As when a bank has collected it: whoever repays is told. */
const pay = ({ pkDraw }: Draw, paid: Partial<Paid> & { fen: bigint }) =>
  runJob(job(), async (act) => {
    const payment = { day: act.today, bankSerial: `PAID-${act.at}-${paid.fen}`, kind: 'SCHEDULED', ...paid } as const
    const before = await lockedDraw(act, pkDraw)
    const taken = await takePayment(act, before, payment)
    await tellPaid(act, before, { fen: paid.fen, by: 'COLLECTED' })
    return taken
  })
async function payEarly(draw: Draw, principal: bigint | 'ALL') {
  const early = earlyOf(await inForce(draw), await planOf(draw), { day: today(), principal, earlyFeeBp: 50 })
  const kind = principal === 'ALL' ? 'EARLY_ALL' : 'EARLY_PART'
  return { early, ...(await pay(draw, { fen: early.total, kind, early })) }
}
async function owed(draw: Draw) {
  const { principal, interest, penalty } = owedOn(await inForce(draw), await planOf(draw), today())
  return principal + interest + penalty
}

describe('a loan is born when it is paid', () => {
  test('I19: its principal adds up to the amount, and what was reserved is owed', async () => {
    const line = await grantedLine(world)
    const draw = await paidOut(world, line)
    const plan = await planOf(draw)
    expect(plan).toHaveLength(12)
    expect(plan.reduce((sum, row) => sum + row.principalFen, 0n)).toBe(draw.amountFen)
    expect(draw).toMatchObject({ state: 'ACTIVE', dayFrom: '2026-11-21', dayTo: '2027-11-21', nextDue: '2026-12-21' })
    expect(draw.nextDueFen).toBe((plan[0]?.principalFen ?? 0n) + (plan[0]?.interestFen ?? 0n))
    const after = await lineOf(t.database.read, world.core)
    expect(after && availableOf(after)).toBe(200_000_000n)
    await expectInvariants(t.database)
  })

  test('it is payable on the first working day from its due date on; its interest runs to the due date', async () => {
    const draw = await paidOut(world, await grantedLine(world))
    const [, , , , fifth] = await planOf(draw)
    // 2027-03-21 is a Sunday.
    const [, , , fourth] = await planOf(draw)
    expect(fourth).toMatchObject({ dueDate: '2027-03-21', payableDate: '2027-03-22', days: 28 })
    expect(fifth).toMatchObject({ dueDate: '2027-04-21', days: 31 })
  })

  test('09000101: no more than the line is reserved; 09000102: nothing of one that is not in force', async () => {
    const line = await grantedLine(world, { line: '1000000.00' })
    const draw = await paidOut(world, line, { amount: '400000.00' })
    const reserve = (fen: bigint) =>
      runJob(job(), (act) => moveLine(act, line.pkAgreement, 'RESERVE', fen, draw.pkApply))
    await expect(reserve(60_000_001n)).rejects.toMatchObject({ code: '09000101', values: ['600,000.00'] })
    await until('2026-12-22')
    expect((await agreementOf(draw))?.state).toBe('FROZEN')
    await expect(reserve(1n)).rejects.toMatchObject({ code: '09000102' })
  })
})

describe('what is due', () => {
  test('I19: falls due by the clock, is overdue after its day, and freezes the line until it is paid', async () => {
    const draw = await paidOut(world, await grantedLine(world))
    await until('2026-12-21')
    expect((await planOf(draw))[0]?.state).toBe('DUE')
    await until('2026-12-22')
    expect((await planOf(draw))[0]?.state).toBe('OVERDUE')
    expect((await inForce(draw)).state).toBe('OVERDUE')
    await expectInvariants(t.database)
    await pay(draw, { fen: await owed(draw) })
    expect((await inForce(draw)).state).toBe('ACTIVE')
    expect((await agreementOf(draw))?.state).toBe('ACTIVE')
    await expectInvariants(t.database)
  })

  test('a repayment is called by its day: in time through the first working day, late after it, early before', async () => {
    const draw = await paidOut(world, await grantedLine(world))
    const kindOf = async ({ pkRepay }: { pkRepay: string }) => {
      const rows = t.database.read.selectFrom('repayment').select('shownKind').where('pkRepay', '=', pkRepay)
      return (await rows.executeTakeFirstOrThrow()).shownKind
    }
    await until('2026-12-21')
    expect(await kindOf(await pay(draw, { fen: await owed(draw) })), 'on its day').toBe('SCHEDULED')
    await until('2027-01-22')
    expect(await kindOf(await pay(draw, { fen: await owed(draw) })), 'a day later').toBe('LATE')
    await until('2027-01-25')
    expect(await kindOf(await payEarly(draw, 1_000_000n)), 'a part, before').toBe('EARLY_PART')
    await until('2027-02-21')
    await pay(draw, { fen: await owed(draw) })
    await until('2027-03-22')
    expect(await kindOf(await pay(draw, { fen: (await owed(draw)) - 100n })), 'Monday after a Sunday').toBe('SCHEDULED')
    await until('2027-03-23')
    expect(await kindOf(await pay(draw, { fen: await owed(draw) })), 'the rest a day later').toBe('LATE')
    expect(await kindOf(await payEarly(draw, 'ALL')), 'all, before').toBe('EARLY_ALL')
  })

  test('E8: a payment goes to penalty, then interest, then principal; the rest bears penalty from that day', async () => {
    const draw = await paidOut(world, await grantedLine(world))
    await until('2026-12-21')
    await pay(draw, { fen: await owed(draw) })
    await until('2027-02-02')
    await pay(draw, { fen: 5_000_000n })
    const [, second] = await planOf(draw)
    // Payable on 2027-01-21, a Thursday: twelve days of penalty.
    expect(
      [second?.paidPenaltyFen, second?.paidInterestFen, second?.paidPrincipalFen].map((fen) => formatMoney(fen ?? 0n)),
    ).toEqual(['245.71', '4,420.37', '45,333.92'])
    expect(second).toMatchObject({ state: 'OVERDUE', penaltyFrom: '2027-02-02' })
    await expectInvariants(t.database)
    await until('2027-02-10')
    expect(formatMoney(await owed(draw))).toBe('38,070.34')
    await pay(draw, { fen: await owed(draw) })
    expect((await planOf(draw))[1]).toMatchObject({ state: 'PAID' })
    await expectInvariants(t.database)
  })

  test('a payment that is less than the penalty loses none of it', async () => {
    const draw = await paidOut(world, await grantedLine(world))
    await until('2027-01-11')
    const before = await owed(draw)
    await pay(draw, { fen: 10_000n })
    expect(await owed(draw)).toBe(before - 10_000n)
    await expectInvariants(t.database)
  })

  test('more than is due is no payment', async () => {
    const draw = await paidOut(world, await grantedLine(world))
    await until('2026-12-21')
    await expect(pay(draw, { fen: (await owed(draw)) + 1n })).rejects.toThrow(RangeError)
    expect(await t.database.read.selectFrom('repayment').selectAll().execute()).toEqual([])
  })
})

describe('repaid early', () => {
  test('I19: a part makes another plan for the rest, and the old one stays as its history', async () => {
    const draw = await paidOut(world, await grantedLine(world))
    await until('2026-12-21')
    await pay(draw, { fen: await owed(draw) })
    await until('2027-01-05')
    const { early } = await payEarly(draw, 30_000_000n)
    expect(early.fee).toBe(150_000n)
    const old = await readPlan(t.database.read, draw, 1)
    expect(old.map(({ state }) => state)).toEqual(['PAID', ...Array.from({ length: 11 }, () => 'REPLACED')])
    const plan = await planOf(draw)
    expect(plan.map(({ planNo, seq }) => [planNo, seq])).toEqual(
      Array.from({ length: 11 }, (_, index) => [2, index + 2]),
    )
    expect(plan[0]).toMatchObject({ dueDate: '2027-01-21', days: 16 })
    await expectInvariants(t.database)
  })

  test('I19: all of it settles the loan, and the line has its principal again', async () => {
    const draw = await paidOut(world, await grantedLine(world))
    await until('2026-12-01')
    const { isSettled } = await payEarly(draw, 'ALL')
    expect(isSettled).toBe(true)
    expect(await inForce(draw)).toMatchObject({ state: 'SETTLED', outstandingFen: 0n, nextDue: null, nextDueFen: null })
    expect(await agreementOf(draw)).toMatchObject({ state: 'ACTIVE', outstandingFen: 0n })
    await expect(pay(draw, { fen: 1n })).rejects.toMatchObject({ code: '09000115' })
    await expectInvariants(t.database)
  })

  test('09000103, 09000104: not while something is overdue or due', async () => {
    const draw = await paidOut(world, await grantedLine(world))
    await until('2026-12-21')
    await expect(payEarly(draw, 'ALL')).rejects.toMatchObject({ code: '09000104' })
    await until('2026-12-22')
    await expect(payEarly(draw, 'ALL')).rejects.toMatchObject({ code: '09000103' })
  })

  test('what settles a loan is what is due, what has accrued, what is left, and the fee', async () => {
    const draw = await paidOut(world, await grantedLine(world))
    await until('2026-12-01')
    const early = earlyOf(draw, await planOf(draw), { day: today(), principal: 'ALL', earlyFeeBp: 50 })
    expect(owedOn(draw, await planOf(draw), today(), 50).settle).toBe(early.total)
    expect(owedOn(draw, await planOf(draw), today()).accrued).toBe(early.interest)
  })
})

test('an agreement about one loan is settled with it', async () => {
  const draw = await paidOut(world, await grantedLine(world, { product: 'CHAIN_CREDIT', line: '50000.00' }), {
    amount: '50000.00',
    method: 'BULLET',
    months: 1,
  })
  await until('2026-12-21')
  const { isSettled } = await pay(draw, { fen: await owed(draw) })
  expect(isSettled).toBe(true)
  expect((await agreementOf(draw))?.state).toBe('SETTLED')
  await expectInvariants(t.database)
})

test('a loan of some fen is settled with its instalments of nothing', async () => {
  const draw = await paidOut(world, await grantedLine(world), {
    amount: '0.05',
    method: 'EQUAL_INSTALMENT',
    months: 10,
  })
  let isSettled = false
  for (const { dueDate } of (await planOf(draw)).slice(0, 5)) {
    await until(addDays(dueDate, 3))
    ;({ isSettled } = await pay(draw, { fen: await owed(draw) }))
  }
  expect(isSettled).toBe(true)
  expect((await planOf(draw)).every(({ state }) => state === 'PAID')).toBe(true)
  await expectInvariants(t.database)
})
