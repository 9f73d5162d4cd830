import { HOLIDAY_REGION } from '@jinpiao/contract/dictionaries'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { todayOf } from '../domain/clock.ts'
import { findAgreement } from '../loans/agreements.ts'
import { type Draw, findDraw } from '../loans/draws.ts'
import { readPlan } from '../loans/plan.ts'
import { getOwedOf } from '../queries/owed.ts'
import { expectInvariants } from '../testing/invariants.ts'
import { grantedLine, paidOut, type TestLoan } from '../testing/loans.ts'
import { openTasks, replyTo } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { createWorld, reading, type World } from '../testing/world.ts'
import { adjustPayableDates } from './calendar.ts'
import { expireAgreements, moveInstalments, remindInstalments } from './loans.ts'
import { simulate } from './simulated/answer.ts'

let t: TestDatabase
let world: World
beforeEach(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterEach(() => t.drop())

const job = () => ({ database: t.database, clock: world.clock })
async function until(day: string) {
  while (todayOf(world.clock) < day) {
    world.clock.advanceDays(1)
    // Twice: a second time on one day changes nothing more.
    for (const step of [moveInstalments, remindInstalments, expireAgreements]) {
      await step(job())
      await step(job())
    }
  }
}
const lent = async (loan: TestLoan = {}) => paidOut(world, await grantedLine(world), loan)
const inForce = async ({ pkDraw }: Draw) => (await findDraw(t.database.read, { pkDraw })) as Draw
const states = async (draw: Draw) => (await readPlan(t.database.read, await inForce(draw))).map(({ state }) => state)
const asked = async () => (await openTasks(world)).filter(({ task }) => task.kind === 'DEDUCTION')
async function answer(reply: { answer: 'APPROVE' | 'REJECT'; body?: object; comment?: string }) {
  const [first] = await asked()
  if (first === undefined) throw new Error('nobody is asked')
  return replyTo(world, first, { comment: '', ...reply, body: { ...reply.body } })
}
const collect = (paid: string) =>
  answer({
    answer: 'APPROVE',
    body: { bankSerial: `BANK-${paid.replace('.', '-')}`, paidOn: todayOf(world.clock), paid },
  })
const notices = async (draw: Draw) => {
  const rows = await t.database.read
    .selectFrom('message')
    .select(['notice', 'params'])
    .distinct()
    .where('target', 'like', `%${draw.pkDraw}%`)
    .execute()
  return rows.map(({ notice, params }) => [notice, ...(JSON.parse(params) as string[]).slice(1)].join(' ')).toSorted()
}

describe('an instalment', () => {
  test('is announced three days and one day before, falls due, and is overdue the day after; each is said once', async () => {
    const draw = await lent({ amount: '120000.00' })
    await until('2026-12-22')
    expect(await notices(draw)).toEqual([
      'LOAN_DUE 10,560.00 1',
      'LOAN_DUE_SOON 2026-12-21 10,560.00 1',
      'LOAN_DUE_SOON 2026-12-21 10,560.00 3',
      'LOAN_OVERDUE 2026-12-21 10,560.00',
    ])
    const rows = await t.database.read
      .selectFrom('message')
      .select('userId')
      .where('notice', '=', 'LOAN_OVERDUE')
      .execute()
    expect(new Set(rows.map(({ userId }) => userId)).size).toBe(rows.length)
  })

  test('that falls due at the weekend is collected on the first working day, and is overdue after it', async () => {
    world.clock.advanceDays(7)
    // Paid out on 2026-11-28, due on Monday 2026-12-28; the second on Thursday, the third on Sunday 2027-02-28.
    const draw = await lent({ method: 'BULLET', months: 3 })
    await until('2027-02-28')
    expect([await states(draw), await asked()]).toEqual([['DUE'], []])
    // Each message says when the bank collects: Sunday is not that day.
    expect((await notices(draw)).filter((told) => told.startsWith('LOAN_DUE'))).toEqual([
      'LOAN_DUE_LATER 1,014,311.11 1 2027-03-01',
      'LOAN_DUE_SOON_LATER 2027-02-28 1,014,311.11 1 2027-03-01',
      'LOAN_DUE_SOON_LATER 2027-02-28 1,014,311.11 3 2027-03-01',
    ])
    await until('2027-03-01')
    expect([await states(draw), (await asked()).length]).toEqual([['DUE'], 1])
    await until('2027-03-02')
    expect(await states(draw)).toEqual(['OVERDUE'])
  })
})

test('new holidays move the day on which an instalment is payable; its interest stays', async () => {
  const draw = await lent()
  const second = async () => (await readPlan(t.database.read, await inForce(draw)))[1]
  expect(await adjustPayableDates(job())).toBe(0)
  const before = await second()
  const holiday = { region: HOLIDAY_REGION, day: '2027-01-21', kind: 'HOLIDAY', name: '调休' }
  await t.database.write((tx) => tx.insertInto('holiday').values(holiday).execute())
  expect([await adjustPayableDates(job()), await adjustPayableDates(job())]).toEqual([1, 0])
  expect(await second()).toEqual({ ...before, payableDate: '2027-01-22' })
})

describe('the bank collects', () => {
  test('all of it: the instalment is paid, with receipts, a message and an entry in the books', async () => {
    const draw = await lent({ amount: '120000.00' })
    await until('2026-12-21')
    const [task] = await asked()
    expect(task?.task.body).toMatchObject({
      amount: '10560.00',
      principal: '10000.00',
      interest: '560.00',
      penalty: '0.00',
    })
    await collect('10560.00')
    expect((await states(draw))[0]).toBe('PAID')
    expect(await inForce(draw)).toMatchObject({ outstandingFen: 11_000_000n, nextDue: '2027-01-21' })
    expect(await notices(draw)).toContain('LOAN_COLLECTED 10,560.00 110,000.00')
    const books = await t.database.read
      .selectFrom('transaction_log')
      .selectAll()
      .where('kind', '=', 'LOAN_BACK')
      .execute()
    expect(books.map((row) => [row.fkCorp, row.direction, row.amountFen])).toEqual(
      expect.arrayContaining([
        [world.core, 'OUT', 1_056_000n],
        [world.funder, 'IN', 1_056_000n],
      ]),
    )
    expect(books).toHaveLength(2)
    const receipts = await t.database.read.selectFrom('receipt').select(['kind', 'amountFen']).execute()
    expect(receipts).toEqual([{ kind: 'LOAN_REPAID', amountFen: 1_056_000n }])
    await expectInvariants(t.database)
  })

  test('a part: the rest stays due, is overdue with its penalty, and is asked for on the next working day', async () => {
    const draw = await lent({ amount: '120000.00' })
    await until('2026-12-21')
    await collect('5000.00')
    expect((await states(draw))[0]).toBe('PARTIAL')
    expect(await asked()).toEqual([])
    // Why the rest was not collected the bank has not said, and nobody assumes it.
    expect(await getOwedOf(reading(world, 'operator'), draw)).toMatchObject({
      collectedPart: '5000.00',
      failReason: '银行未说明原因',
    })
    await until('2026-12-22')
    expect((await states(draw))[0]).toBe('OVERDUE')
    // One day of 8.40 % on 5,560.00.
    expect((await asked())[0]?.task.body).toMatchObject({ amount: '5561.30', penalty: '1.30' })
    await collect('5561.30')
    expect((await inForce(draw)).state).toBe('ACTIVE')
    // The line that was frozen by it is in force again.
    const { agreementNo } = (await findAgreement(t.database.read, { pkAgreement: draw.fkAgreement })) ?? {}
    expect(await notices(draw)).toEqual(
      expect.arrayContaining([
        'LOAN_COLLECTED_PART 5,000.00 10,560.00  5,560.00 0.00',
        'LOAN_COLLECTED 5,561.30 110,000.00',
        `LOAN_CURED_LINE ${agreementNo}`,
      ]),
    )
    await expectInvariants(t.database)
  })

  test('nothing on the day itself: it is told, also where the bank says so when the loan is overdue', async () => {
    const draw = await lent({ amount: '120000.00' })
    await until('2026-12-21')
    const [first] = await asked()
    await until('2026-12-22')
    await replyTo(world, first as NonNullable<typeof first>, { answer: 'REJECT', comment: '余额不足', body: {} })
    expect(await notices(draw)).toContain('LOAN_NOT_COLLECTED 10,560.00 余额不足')
  })

  test('01000333: on no day before it was asked, nor one that is to come', async () => {
    const draw = await lent({ amount: '120000.00' })
    await until('2026-12-21')
    await answer({ answer: 'REJECT', comment: '余额不足' })
    // Asked again on the 22nd.
    await until('2026-12-25')
    for (const paidOn of ['2026-12-21', '2026-12-26']) {
      const body = { bankSerial: 'BANK-0001', paidOn, paid: '100.00' }
      await expect(answer({ answer: 'APPROVE', body }), paidOn).rejects.toMatchObject({ code: '01000333' })
    }
    expect((await inForce(draw)).outstandingFen).toBe(draw.amountFen)
  })

  test('01000335: one serial of the bank is one payment, whatever it is said about', async () => {
    const draw = await lent({ amount: '120000.00' })
    await until('2026-12-21')
    await collect('5000.00')
    await until('2026-12-22')
    await expect(collect('5000.00')).rejects.toMatchObject({ code: '01000335' })
    expect((await asked()).length).toBe(1)
    expect((await inForce(draw)).outstandingFen).toBe(draw.amountFen - 444_000n)
  })

  test('nothing: it stays due, and is asked for again; never two questions at once', async () => {
    const draw = await lent({ amount: '120000.00' })
    await until('2026-12-21')
    await answer({ answer: 'REJECT', comment: '余额不足' })
    expect((await states(draw))[0]).toBe('DUE')
    await until('2026-12-23')
    expect(await asked()).toHaveLength(1)
    const agreement = await findAgreement(t.database.read, { pkAgreement: draw.fkAgreement })
    expect(agreement?.state).toBe('FROZEN')
  })

  test('not more than is due, not on a day to come, not without its serial', async () => {
    await lent({ amount: '120000.00' })
    await until('2026-12-21')
    await expect(collect('10560.01')).rejects.toMatchObject({ code: '01000334', values: ['paid', '10,560.00'] })
    const body = { bankSerial: 'BANK-1', paidOn: '2026-12-22', paid: '10.00' }
    await expect(answer({ answer: 'APPROVE', body })).rejects.toMatchObject({
      code: '01000333',
      values: ['paidOn', '2026-12-21', '2026-12-21'],
    })
    const bare = { paidOn: '2026-12-21', paid: '10.00' }
    await expect(answer({ answer: 'APPROVE', body: bare })).rejects.toMatchObject({ values: ['bankSerial'] })
    expect(await asked()).toHaveLength(1)
  })

  test.each([
    ['120000.00', 'PAID'],
    ['0.01', 'DUE'],
    ['0.02', 'PARTIAL'],
    ['0.03', 'DUE'],
  ])('in a demonstration, by the last digit: of %s the instalment is %s', async (amount, state) => {
    const draw = await lent({ amount, method: 'BULLET', months: 1 })
    await until('2026-12-21')
    world.clock.advance(60_000)
    await simulate(job())
    expect((await states(draw))[0]).toBe(amount === '120000.00' ? 'PAID' : state)
  })
})

test('a line is not drawn from after its last day, whatever is owed of it', async () => {
  const draw = await lent({ method: 'BULLET', months: 12 })
  await until('2027-11-21')
  const agreement = () => findAgreement(t.database.read, { pkAgreement: draw.fkAgreement })
  expect((await agreement())?.state).toBe('ACTIVE')
  await until('2027-11-23')
  expect([(await agreement())?.state, (await inForce(draw)).state]).toEqual(['EXPIRED', 'OVERDUE'])
  await expectInvariants(t.database)
})

test('a line that is frozen on its last day ends with its arrears', async () => {
  const draw = await lent({ method: 'BULLET', months: 11 })
  const agreement = () => findAgreement(t.database.read, { pkAgreement: draw.fkAgreement })
  await until('2027-11-22')
  expect((await agreement())?.state).toBe('FROZEN')
  // The bank was asked on the due date; what of the penalty has run since, it is asked for on the next working day.
  await collect(String((await asked())[0]?.task.body['amount']))
  expect((await agreement())?.state).toBe('FROZEN')
  await until('2027-11-23')
  await collect(String((await asked())[0]?.task.body['amount']))
  expect([(await agreement())?.state, (await inForce(draw)).state]).toEqual(['EXPIRED', 'SETTLED'])
  const told = (await notices(draw)).map((each) => each.split(' ')[0])
  // Its last day is past: it is not said to be in force again.
  expect(told).toEqual(expect.arrayContaining(['LOAN_CURED', 'LOAN_REPAID_WHOLLY']))
  await expectInvariants(t.database)
})
