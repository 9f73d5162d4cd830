import { addDays } from '@jinpiao/values/days'
import { addWorkingDays } from '@jinpiao/values/workingDays'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { holidays } from '../../acts/holidays.ts'
import { todayOf } from '../../domain/clock.ts'
import { getReceipt } from '../../flow/receipt.ts'
import { runDaily } from '../../jobs/daily.ts'
import { confirmations, getConfirmation } from '../../queries/confirmations.ts'
import { getRedeemLine } from '../../queries/redeemLines.ts'
import { payingBatch } from '../../testing/claimed.ts'
import { answerClaim, stateFailure } from '../../testing/claims.ts'
import { answerAs, approveAs, creditDetail, formOf, openTasks, replyTo, submitAs } from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { as, createWorld, reading, type World } from '../../testing/world.ts'
import { businesses } from '../all.ts'
import { matterOf } from '../receiptMatter.ts'

let t: TestDatabase
let world: World
beforeEach(async () => {
  await t?.drop()
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

const CLAIM = 'REDEEM_CLAIM'

const paying = () => payingBatch(world)

const formFor = (pkApply: string, change: object = {}) => ({
  pkLine: `${pkApply}-0`,
  bankSerial: 'STATED-1',
  payDate: todayOf(world.clock),
  fileIds: [world.file],
  ...change,
})

async function draftOf(pkApply: string, change: object = {}): Promise<string> {
  const { saved } = await formOf(CLAIM).save(as(world, 'operator'), { lines: [formFor(pkApply, change)] })
  return saved[0]?.pkApply ?? ''
}

/** Stated by the operator, approved by the director: the payee is asked. */
async function asked(pkApply: string, change: object = {}): Promise<string> {
  const claim = await draftOf(pkApply, change)
  const submitted = await submitAs(CLAIM)(world, claim, 'operator')
  if (!submitted.ok) throw new Error(JSON.stringify(submitted))
  const approved = await approveAs(CLAIM, 'PENDING_DIRECTOR')(world, claim, 'director')
  if (!approved.ok) throw new Error(JSON.stringify(approved))
  return claim
}

const stateOf = async (pkApply: string) =>
  (await t.database.read.selectFrom('application').select('state').where('pkApply', '=', pkApply).executeTakeFirst())
    ?.state
const lineIs = (pkApply: string, line = 0) =>
  getRedeemLine(reading(world, 'operator'), { pkLine: `${pkApply}-${line}` })
async function ticketIs(pkApply: string, line = 0): Promise<string> {
  const { pkCredit } = await lineIs(pkApply, line)
  const row = t.database.read.selectFrom('ticket').select('state').where('pkCredit', '=', pkCredit)
  return (await row.executeTakeFirstOrThrow()).state
}
const noticesTo = async (fkCorp: string) => {
  const rows = t.database.read.selectFrom('message').select('notice').distinct().where('fkCorp', '=', fkCorp)
  return new Set((await rows.execute()).map(({ notice }) => notice))
}
const payee = () => world.suppliers[0]?.fkCorp ?? ''
const receipts = () =>
  t.database.read.selectFrom('receipt').select(['pkReceipt', 'fkCorp']).where('kind', '=', 'REDEEM').execute()

describe('what one side says of its own payment redeems nothing', () => {
  test('two persons sign, the payee confirms: only then the ticket is redeemed, and nobody calls it the bank’s', async () => {
    const pkApply = await paying()
    const claim = await draftOf(pkApply)
    await submitAs(CLAIM)(world, claim, 'operator')
    expect([(await lineIs(pkApply)).lineState, await ticketIs(pkApply)]).toEqual(['STATED', 'DUE'])
    const own = await approveAs(CLAIM, 'PENDING_DIRECTOR')(world, claim, {
      ...world.people.director,
      personId: world.people.operator.personId,
    }).catch((error: unknown) => error)
    expect(own).toMatchObject({ code: expect.any(String) })
    await approveAs(CLAIM, 'PENDING_DIRECTOR')(world, claim, 'director')
    expect([(await lineIs(pkApply)).lineState, await ticketIs(pkApply)]).toEqual(['ASKED', 'DUE'])
    expect(await receipts()).toEqual([])
    // Both sides read it on the ticket.
    const { pkCredit } = await lineIs(pkApply)
    const payment = async (who: 'operator' | 'supplierOperator') => (await creditDetail(world, who, pkCredit)).payment
    expect(await payment('operator')).toMatchObject({ claimState: 'ASKED', settledBy: null, pkConfirm: null })
    // The payee alone is asked: it is led to the very matter.
    const matter = await matterOf(t.database.read, claim)
    expect(await payment('supplierOperator')).toMatchObject({
      claimState: 'ASKED',
      settledBy: null,
      pkConfirm: matter?.pkConfirm,
    })
    await answerClaim(world, claim, true)
    expect([(await lineIs(pkApply)).lineState, await ticketIs(pkApply)]).toEqual(['PAID', 'REDEEMED'])
    expect(await lineIs(pkApply)).toMatchObject({ settledBy: 'PAYEE', bankSerial: 'STATED-1', claim: null })
    expect(await stateOf(claim)).toBe('DONE')
    const { steps } = await formOf('REDEEM').get(reading(world, 'operator'), { pkApply })
    expect(steps.at(-1)).toMatchObject({ decision: 'APPROVE', stated: 'PAYEE' })
    expect(await noticesTo(world.core)).toContain('CLAIM_CONFIRMED')
    expect(await noticesTo(payee())).not.toContain('REDEEM_PAID')
    for (const { pkReceipt, fkCorp } of await receipts()) {
      const who = fkCorp === world.core ? 'operator' : 'supplierOperator'
      const { facts } = await getReceipt(businesses, reading(world, who), { pkReceipt })
      expect(facts.map(({ text }) => text)).toContain('付款方登记、收款方确认')
    }
    expect(await receipts()).toHaveLength(2)
    // The bank is still to answer the other one.
    expect(await stateOf(pkApply)).toBe('PENDING_PAYMENT')
  })

  test.each([
    ['without a serial', { bankSerial: '' }, '01000310'],
    ['without a receipt', { fileIds: [] }, '01000312'],
    ['of a day to come', { payDate: '2099-01-01' }, '08000104'],
    ['of a day before the ticket was due', { payDate: '2026-01-05' }, '04000149'],
    ['of no payment', { pkLine: '' }, '01000311'],
  ])('%s it is refused', async (_what, change, code) => {
    const pkApply = await paying()
    const { problems } = await formOf(CLAIM).check(reading(world, 'operator'), {
      lines: [{ line: formFor(pkApply, change) }],
    })
    expect(problems.map((found) => found.code)).toContain(code)
  })

  test('while it waits, neither another statement nor a failure can be said of the payment, and its serial is taken', async () => {
    const pkApply = await paying()
    await asked(pkApply)
    const problemsOf = async (change: object) =>
      (
        await formOf(CLAIM).check(reading(world, 'operator'), { lines: [{ line: formFor(pkApply, change) }] })
      ).problems.map(({ code }) => code)
    expect(await problemsOf({ bankSerial: 'OTHER-1' })).toEqual(['04000148'])
    expect(await problemsOf({ pkLine: `${pkApply}-1` })).toEqual(['04000146'])
    expect((await lineIs(pkApply)).actions.map(({ allowed }) => allowed)).toEqual([false, false])
    const failing = stateFailure(as(world, 'operator'), { pkApply, line: 0, reason: '收款账号有误' })
    await expect(failing).rejects.toMatchObject({ code: '04000148' })
  })

  test('another enterprise’s payment cannot be stated (I25, I30)', async () => {
    const pkApply = await paying()
    const foreign = formOf(CLAIM).save(as(world, 'rivalOperator'), { lines: [formFor(pkApply, { fileIds: [] })] })
    await expect(foreign).rejects.toMatchObject({ code: '01000302' })
  })

  test('sent back, it can be corrected; taken back while the payee is asked, the payee hears of it', async () => {
    const pkApply = await paying()
    const claim = await asked(pkApply)
    const [result] = (await formOf(CLAIM).withdraw(as(world, 'operator'), { pkApplys: [claim] })).results
    expect(result).toMatchObject({ ok: true })
    expect((await lineIs(pkApply)).lineState).toBe('PAYING')
    expect(await noticesTo(payee())).toContain('CLAIM_WITHDRAWN')
    expect(await matterOf(t.database.read, claim)).toMatchObject({ state: 'EXPIRED', stillOpen: 0 })
    // Its serial is free again.
    await asked(pkApply)
  })
})

describe('the payee answers', () => {
  test('it reads who states what, with a copy of the receipt', async () => {
    const pkApply = await paying()
    const claim = await asked(pkApply)
    const matter = await matterOf(t.database.read, claim)
    const read = await getConfirmation(reading(world, 'supplierDirector'), { pkConfirm: matter?.pkConfirm ?? '' })
    expect(JSON.stringify(read.document)).toContain('STATED-1')
    expect(read.files).toHaveLength(1)
    expect(read.files[0]?.pkFile).not.toBe(world.file)
  })

  test('contested: the payer hears why, the platform is asked, and both sides can still end it', async () => {
    const pkApply = await paying()
    const claim = await asked(pkApply)
    await answerClaim(world, claim, false)
    expect([await stateOf(claim), (await lineIs(pkApply)).lineState]).toEqual(['PENDING_PLATFORM', 'CLEARING'])
    expect(await noticesTo(world.core)).toContain('CLAIM_CONTESTED')
    const { contested } = (await formOf(CLAIM).get(reading(world, 'operator'), { pkApply: claim })) as unknown as {
      contested: string
    }
    expect(contested).toBe('未收到该笔款项')
    const { list } = await confirmations.page(reading(world, 'supplierDirector'), { page: 1, pageSize: 10 })
    expect(list.map(({ actions }) => actions.map(({ action }) => action))).toEqual([['CONFIRM']])
    // It has come after all.
    await answerClaim(world, claim, true)
    expect([await stateOf(claim), (await lineIs(pkApply)).settledBy]).toEqual(['DONE', 'PAYEE'])
    expect(await stateOf(claim)).toBe('DONE')
  })

  test.each([
    ['paid', 'APPROVE', 'DONE', 'PAID', 'CLAIM_UPHELD'],
    ['not paid', 'REJECT', 'REJECTED', 'PAYING', 'CLAIM_DISMISSED'],
  ] as const)(
    'the platform judges a contested payment as %s, by hand',
    async (_what, answer, state, lineState, notice) => {
      const pkApply = await paying()
      const claim = await asked(pkApply)
      await answerClaim(world, claim, false)
      await answerAs(CLAIM, 'PLATFORM')(world, claim, { answer })
      expect([await stateOf(claim), (await lineIs(pkApply)).lineState]).toEqual([state, lineState])
      expect(await noticesTo(payee())).toContain(notice)
      const settled = (await lineIs(pkApply)).settledBy
      expect(settled).toBe(answer === 'APPROVE' ? 'PLATFORM' : null)
      expect(await matterOf(t.database.read, claim)).toMatchObject({ stillOpen: 0 })
    },
  )

  test('it is reminded on the first, third and fifth working day; its silence is no confirmation', async () => {
    const pkApply = await paying()
    const claim = await asked(pkApply)
    const askedOn = todayOf(world.clock)
    const calendar = await holidays(t.database.read)
    const reminded: string[] = []
    for (let day = askedOn; day <= addWorkingDays(askedOn, 6, calendar); day = addDays(day, 1)) {
      await runDaily(world)
      await runDaily(world)
      const rows = await t.database.read
        .selectFrom('message')
        .select('target')
        .distinct()
        .where('notice', '=', 'CLAIM_REMINDER')
        .execute()
      if (rows.length > reminded.length) reminded.push(day)
      if (day === addWorkingDays(askedOn, 5, calendar)) expect(await stateOf(claim)).toBe('PENDING_COUNTERPARTY')
      world.clock.advanceDays(1)
    }
    expect(reminded).toEqual([1, 3, 5].map((days) => addWorkingDays(askedOn, days, calendar)))
    expect([await stateOf(claim), (await lineIs(pkApply)).lineState]).toEqual(['PENDING_PLATFORM', 'CLEARING'])
    for (const side of [world.core, payee()]) expect(await noticesTo(side)).toContain('CLAIM_UNANSWERED')
    const { steps } = await formOf(CLAIM).get(reading(world, 'operator'), { pkApply: claim })
    expect(steps.at(-1)).toMatchObject({ decision: 'AUTO', personName: '' })
  })

  test('a funder that holds the ticket is asked by a task and answers by it', async () => {
    const pkApply = await paying()
    await t.database.write((tx) =>
      tx.updateTable('redeem_line').set({ fkPayee: world.funder }).where('pkLine', '=', `${pkApply}-0`).execute(),
    )
    const claim = await asked(pkApply)
    const task = (await openTasks(world)).find(({ task: { kind } }) => kind === 'RECEIPT')
    if (task === undefined) throw new Error('The funder is not asked')
    await replyTo(world, task, { answer: 'REJECT', comment: '未收到该笔款项' })
    expect(await stateOf(claim)).toBe('PENDING_PLATFORM')
  })
})

describe('the bank’s answer ends what was stated, either way', () => {
  test.each([
    ['STATED', 'before its director has approved it'],
    ['ASKED', 'while the payee is asked'],
    ['CLEARING', 'while the platform judges'],
  ] as const)('%s: %s', async (stage, _when) => {
    const pkApply = await paying()
    const [paid, failed] = [await begun(pkApply, 0, stage), await begun(pkApply, 1, stage)]
    const bank = answerAs('REDEEM', 'BANK')
    await bank(world, pkApply, { answer: 'APPROVE', line: 0, body: { bankSerial: 'BANK-1' } })
    await bank(world, pkApply, { answer: 'REJECT', line: 1, comment: '付款账户余额不足' })
    expect([await stateOf(paid), await stateOf(failed)]).toEqual(['DONE', 'REJECTED'])
    expect(await lineIs(pkApply, 0)).toMatchObject({ lineState: 'PAID', settledBy: 'BANK', bankSerial: 'BANK-1' })
    expect(await lineIs(pkApply, 1)).toMatchObject({ lineState: 'FAILED', failReason: '付款账户余额不足' })
    for (const side of [world.core, payee()]) {
      const told = await noticesTo(side)
      expect([told.has('CLAIM_PROVED'), told.has('CLAIM_CONTRADICTED')], side).toEqual([true, true])
    }
    // Nobody is asked any more.
    for (const claim of [paid, failed]) {
      await expect(answerClaim(world, claim, true)).rejects.toThrow()
    }
    expect(await openTasks(world)).toEqual([])
  })

  async function begun(pkApply: string, line: number, stage: 'STATED' | 'ASKED' | 'CLEARING'): Promise<string> {
    const change = { pkLine: `${pkApply}-${line}`, bankSerial: `STATED-${line}` }
    if (stage !== 'STATED') {
      const claim = await asked(pkApply, change)
      if (stage === 'CLEARING') await answerClaim(world, claim, false)
      return claim
    }
    const claim = await draftOf(pkApply, change)
    await submitAs(CLAIM)(world, claim, 'operator')
    return claim
  }

  test('payee and bank who answer at once make one payment', async () => {
    const pkApply = await paying()
    const claim = await asked(pkApply)
    await Promise.allSettled([
      answerClaim(world, claim, true),
      answerAs('REDEEM', 'BANK')(world, pkApply, { answer: 'APPROVE', line: 0, body: { bankSerial: 'BANK-1' } }),
    ])
    const money = await t.database.read
      .selectFrom('transaction_log')
      .select(['direction', 'amountFen'])
      .where('asset', '=', 'MONEY')
      .execute()
    expect(money.map(({ direction }) => direction).sort()).toEqual(['IN', 'OUT'])
    expect(await stateOf(claim)).toBe('DONE')
  })
})
