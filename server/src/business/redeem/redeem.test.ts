import type { DataOf } from '@jinpiao/contract/endpoint'
import type { redeem } from '@jinpiao/contract/redeem'
import { curesOf } from '@jinpiao/contract/tries'
import { addDays } from '@jinpiao/values/days'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { todayOf } from '../../domain/clock.ts'
import { availableFen } from '../../domain/limit.ts'
import { getReceipt } from '../../flow/receipt.ts'
import { runDaily } from '../../jobs/daily.ts'
import { dueTickets as dueList } from '../../queries/dueTickets.ts'
import { getHomeFigures } from '../../queries/home.ts'
import { messages } from '../../queries/messages.ts'
import { redeemLines } from '../../queries/redeemLines.ts'
import { stateFailure } from '../../testing/claims.ts'
import {
  accept,
  answerAs,
  approveAs,
  creditDetail,
  formOf,
  issued,
  openTasks,
  returnAs,
  submitAs,
  submitRequest,
} from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { as, createWorld, type Person, reading, type World } from '../../testing/world.ts'
import { businesses } from '../all.ts'
import { remindPayees } from './remind.ts'

let t: TestDatabase
let world: World
beforeEach(async () => {
  await t?.drop()
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

const amounts = ['1000.00', '2000.00', '3000.00', '4000.00', '5000.00']

/** Tickets of one day that are accepted and have fallen due, each supplier's in turn. */
async function dueTickets(wanted = amounts, isOverdue = false): Promise<string[]> {
  const promisedDate = addDays(todayOf(world.clock), 20)
  const keys: string[] = []
  for (const [index, amount] of wanted.entries()) {
    const { pkSupplier, fkCorp } = world.suppliers[index % 2] ?? { pkSupplier: '', fkCorp: '' }
    const { pkCredit } = await issued(world, { amount, pkSupplier, promisedDate })
    await accept(world, pkCredit, fkCorp === world.suppliers[0]?.fkCorp ? 'supplierOperator' : 'otherSupplier')
    keys.push(pkCredit)
  }
  world.clock.advanceDays(isOverdue ? 40 : 20)
  await runDaily(world)
  return keys
}

async function draftOf(fkCredits: readonly string[]): Promise<string> {
  const line = { fkCredits, payDate: todayOf(world.clock), pkAccount: world.accounts[world.core] ?? '', remark: '' }
  const { saved } = await formOf('REDEEM').save(as(world, 'operator'), { lines: [line] })
  return saved[0]?.pkApply ?? ''
}

/** Up to the bank. */
async function paying(fkCredits: readonly string[]): Promise<string> {
  const pkApply = await draftOf(fkCredits)
  await submitAs('REDEEM')(world, pkApply, 'operator')
  await approveAs('REDEEM', 'PENDING_DIRECTOR')(world, pkApply, 'director')
  await approveAs('REDEEM', 'PENDING_FINAL')(world, pkApply, 'final')
  return pkApply
}

const statesOf = async (keys: readonly string[]) => {
  const rows = await t.database.read
    .selectFrom('ticket')
    .select(['pkCredit', 'state', 'lockedBy'])
    .where('pkCredit', 'in', [...keys])
    .execute()
  return keys.map((key) => rows.find(({ pkCredit }) => pkCredit === key)?.state)
}
const availableOf = async () =>
  availableFen(
    await t.database.read
      .selectFrom('credit_limit')
      .selectAll()
      .where('pkLimit', '=', world.limits.main)
      .executeTakeFirstOrThrow(),
  )
const applicationOf = (pkApply: string) =>
  t.database.read.selectFrom('application').selectAll().where('pkApply', '=', pkApply).executeTakeFirstOrThrow()
const pay = (line: number, bankSerial: string) => ({ answer: 'APPROVE', line, body: { bankSerial } }) as const

type Detail = DataOf<typeof redeem.get>
/** What messages of a name say first: who or what has acted, and the number of the application. */
const told = async (notice: string) => {
  const rows = await t.database.read.selectFrom('message').select('params').where('notice', '=', notice).execute()
  return rows.map(({ params }) => (JSON.parse(params) as string[]).slice(0, 2))
}

test('two of five payments fail: three tickets are redeemed, two are due again and can be paid anew (I17)', async () => {
  const keys = await dueTickets()
  const before = await availableOf()
  const pkApply = await paying(keys)
  const bank = answerAs('REDEEM', 'BANK')
  for (const line of [0, 2, 4]) await bank(world, pkApply, pay(line, `SERIAL-${line}`))
  for (const line of [1, 3]) await bank(world, pkApply, { answer: 'REJECT', line, comment: '账号有误' })
  expect(await statesOf(keys)).toEqual(['REDEEMED', 'DUE', 'REDEEMED', 'DUE', 'REDEEMED'])
  expect((await applicationOf(pkApply)).state).toBe('PARTLY_FAILED')
  // 1,000 + 3,000 + 5,000 yuan, to the fen.
  expect((await availableOf()) - before).toBe(900_000n)

  const again = await paying([keys[1] ?? '', keys[3] ?? ''])
  const { hints } = await formOf('REDEEM').get(reading(world, 'final'), { pkApply: again })
  expect(hints).toContain('其中 2 张此前付款失败，本次重新付款；失败原因：账号有误')
  // The failed payment and the batch that makes it again name each other.
  const batch = async (key: string) =>
    (await formOf('REDEEM').get(reading(world, 'operator'), { pkApply: key })) as Detail
  const { applyNo: firstNo } = await applicationOf(pkApply)
  const { applyNo: againNo } = await applicationOf(again)
  expect((await batch(pkApply)).lines.map(({ takenBy }) => takenBy?.applyNo)).toEqual([
    undefined,
    againNo,
    undefined,
    againNo,
    undefined,
  ])
  expect((await batch(again)).lines.map(({ before: failed }) => [failed?.applyNo, failed?.failReason])).toEqual([
    [firstNo, '账号有误'],
    [firstNo, '账号有误'],
  ])
  const { list } = await redeemLines.page(reading(world, 'operator'), { page: 1, pageSize: 20 })
  expect(list.filter(({ before: failed }) => failed?.applyNo === firstNo)).toHaveLength(2)
  await bank(world, again, pay(0, 'AGAIN-0'))
  expect(await told('APPLICATION_CURED')).toEqual([])
  await bank(world, again, pay(1, 'AGAIN-1'))
  // Whoever prepared and approved the first batch hears it once all is paid.
  expect(await told('APPLICATION_CURED')).toEqual(['operator', 'director', 'final'].map(() => [againNo, firstNo]))
  // The payer's receipt names the batch that could not pay, the payee's does not (I26).
  const papers = await t.database.read
    .selectFrom('receipt')
    .select(['pkReceipt', 'fkCorp'])
    .where('pkApply', '=', again)
    .execute()
  for (const { pkReceipt, fkCorp } of papers) {
    const who = Object.entries(world.people).find(([, person]) => person.fkCorp === fkCorp)?.[0] as Person
    const facts = JSON.stringify(await getReceipt(businesses, reading(world, who), { pkReceipt }))
    expect(facts.includes(`${firstNo} 账号有误`)).toBe(fkCorp === world.core)
  }
  expect(papers).toHaveLength(4)
  expect(curesOf((await batch(pkApply)).lines).map(({ applyNo }) => applyNo)).toEqual([againNo])
  expect(await statesOf(keys)).toEqual(amounts.map(() => 'REDEEMED'))
  expect((await availableOf()) - before).toBe(1_500_000n)
})

test('a form that was begun says of each ticket what has become of it: paid, or in a batch, meanwhile', async () => {
  const keys = await dueTickets(['100.00', '200.00', '300.00'])
  const begun = await draftOf(keys)
  const reasons = async () => {
    const detail = (await formOf('REDEEM').get(reading(world, 'operator'), { pkApply: begun })) as unknown
    return (detail as DataOf<typeof redeem.get>).lines.map(({ blockedReason }) => blockedReason)
  }
  expect(await reasons()).toEqual([null, null, null])
  const other = await paying([keys[0] ?? '', keys[1] ?? ''])
  await answerAs('REDEEM', 'BANK')(world, other, pay(0, 'SERIAL-0'))
  const { applyNo } = await applicationOf(other)
  const said = ['该金票当前状态为“已兑付”，不能登记兑付，请移出本批次', `该金票已在兑付批次 ${applyNo} 中`, null]
  expect(await reasons()).toEqual(said)
  await expect(submitAs('REDEEM')(world, begun, 'operator')).rejects.toThrow('04000177')
})

test('all payments fail: the redemption ends as failed, nothing is held, and who is told is led to the batch', async () => {
  const keys = await dueTickets(['100.00', '200.00'])
  const pkApply = await paying(keys)
  for (const line of [0, 1]) {
    await answerAs('REDEEM', 'BANK')(world, pkApply, { answer: 'REJECT', line, comment: '余额不足' })
  }
  expect((await applicationOf(pkApply)).state).toBe('REJECTED')
  expect(await statesOf(keys)).toEqual(['DUE', 'DUE'])
  const query = { page: 1, pageSize: 20, messageType: 'RISK', messageState: 'ALL' }
  const { list } = await messages.page(reading(world, 'operator'), query)
  const links = list.filter(({ title }) => title.startsWith('兑付付款失败')).map(({ link }) => link)
  expect(links).toHaveLength(2)
  for (const link of links) expect(link).toContain(pkApply)
})

test('a payment of which its payer says that it has failed is due again; only of one that is under way (T12)', async () => {
  const keys = await dueTickets(['100.00', '200.00'])
  const pkApply = await paying(keys)
  const fail = (line: number, who: 'operator' | 'viewer' = 'operator') =>
    stateFailure(as(world, who), { pkApply, line, reason: '收款账号有误' })
  await expect(fail(0, 'viewer')).rejects.toMatchObject({ code: '01000202' })
  await fail(0)
  await expect(fail(0)).rejects.toMatchObject({ code: '04000147' })
  expect(await statesOf(keys)).toEqual(['DUE', 'DUE'])
  await answerAs('REDEEM', 'BANK')(world, pkApply, pay(1, 'BK-2'))
  await expect(fail(1)).rejects.toMatchObject({ code: '04000147' })
  const { steps } = await formOf('REDEEM').get(reading(world, 'operator'), { pkApply })
  // The trail says who has spoken: the payer of the first, the bank of the second.
  expect(steps.slice(-2)).toMatchObject([
    { decision: 'REJECT', stated: 'PAYER', personName: world.people.operator.personName },
    { decision: 'APPROVE', stated: null, personName: '银行' },
  ])
})

test('a ticket is in one batch: of two submitted at once, one is refused (I3)', async () => {
  const keys = await dueTickets(['100.00'])
  const drafts = [await draftOf(keys), await draftOf(keys)]
  // Both texts are composed while the ticket is still free.
  const sends = await Promise.all(drafts.map((each) => submitRequest('REDEEM', as(world, 'operator'), each)))
  const results = (await Promise.all(sends.map((send) => send()))).flatMap((sent) => sent.results)
  expect(results.filter(({ ok }) => ok)).toHaveLength(1)
  const { applyNo } = await applicationOf(drafts[results.findIndex(({ ok }) => ok)] ?? '')
  const checked = await formOf('REDEEM').check(reading(world, 'operator'), {
    lines: [{ line: { fkCredits: keys, payDate: todayOf(world.clock), pkAccount: '', remark: '' } }],
  })
  expect(checked.problems[0]).toMatchObject({ code: '04000141', message: expect.stringContaining(applyNo) })
})

test('a batch that is sent back frees its tickets; a payee without a proved account is refused and can be reminded', async () => {
  const keys = await dueTickets(['100.00'])
  const pkApply = await draftOf(keys)
  await submitAs('REDEEM')(world, pkApply, 'operator')
  await returnAs('REDEEM', 'PENDING_DIRECTOR')(world, pkApply, 'director')
  const lines = await t.database.read.selectFrom('redeem_line').select('line').execute()
  expect(lines).toEqual([])
  const fkPayee = world.suppliers[0]?.fkCorp ?? ''
  await t.database.write((tx) =>
    tx.updateTable('bank_account').set({ verifyState: 'FAILED' }).where('fkCorp', '=', fkPayee).execute(),
  )
  await expect(submitAs('REDEEM')(world, pkApply, 'operator')).rejects.toMatchObject({ code: '04000142' })
  expect(await remindPayees(as(world, 'operator'), { fkCredits: keys })).toEqual({ count: 1 })
  await expect(remindPayees(as(world, 'operator'), { fkCredits: keys })).rejects.toMatchObject({ code: '04000176' })
  const rowsNow = await dueList.page(reading(world, 'operator'), { page: 1, pageSize: 20, box: 'NO_ACCOUNT' })
  expect(rowsNow.list.map(({ remindedOn }) => remindedOn)).toEqual([todayOf(world.clock)])
})

test('of a payee without a proved account the issuer is told to remind it, and the payee to register one', async () => {
  await t.database.write((tx) => tx.updateTable('bank_account').set({ verifyState: 'FAILED' }).execute())
  await dueTickets(['100.00'])
  world.clock.advanceDays(7)
  await runDaily(world)
  const told = await t.database.read
    .selectFrom('message')
    .select(['fkCorp', 'notice', 'link'])
    .where('target', 'like', 'reminder:%')
    .execute()
  const of = (corp: string) => new Set(told.filter(({ fkCorp }) => fkCorp === corp).map((each) => each.notice))
  expect(of(world.core)).toEqual(new Set(['TICKET_NO_ACCOUNT_OVER']))
  expect(of(world.suppliers[0]?.fkCorp ?? '')).toEqual(
    new Set(['TICKET_HELD_NO_ACCOUNT_TODAY', 'TICKET_HELD_NO_ACCOUNT_OVER']),
  )
  const ways = new Set(told.map(({ link }) => link))
  expect(ways).toEqual(new Set(['/credit/core/redeem/register?box=NO_ACCOUNT', '/my/account/info-update']))
})

test('an account that has changed since the submission is refused at the approval (04000143)', async () => {
  const keys = await dueTickets(['100.00'])
  const pkApply = await draftOf(keys)
  await submitAs('REDEEM')(world, pkApply, 'operator')
  await t.database.write((tx) =>
    tx
      .updateTable('bank_account')
      .set({ accountNo: '62990000000000001' })
      .where('fkCorp', '=', world.suppliers[0]?.fkCorp ?? '')
      .execute(),
  )
  const result = await approveAs('REDEEM', 'PENDING_DIRECTOR')(world, pkApply, 'director')
  expect(result).toMatchObject({ ok: false, code: '04000143' })
})

test('an issuer is suspended until its last overdue ticket is paid (I29)', async () => {
  const keys = await dueTickets(['100.00', '200.00'], true)
  const suspended = async () =>
    (
      await t.database.read
        .selectFrom('corp')
        .select('issueSuspendedReason')
        .where('pkCorp', '=', world.core)
        .executeTakeFirstOrThrow()
    ).issueSuspendedReason
  expect(await statesOf(keys)).toEqual(['OVERDUE', 'OVERDUE'])
  expect(await suspended()).toBe('OVERDUE')
  const pkApply = await paying(keys)
  await answerAs('REDEEM', 'BANK')(world, pkApply, pay(0, 'LATE-1'))
  expect(await suspended()).toBe('OVERDUE')
  await answerAs('REDEEM', 'BANK')(world, pkApply, pay(1, 'LATE-2'))
  expect(await suspended()).toBeNull()
})

test('a batch that has ended hints at nothing any more, also where a payment failed and is overdue', async () => {
  const pkApply = await paying(await dueTickets(['100.00', '200.00'], true))
  const hints = async () => (await formOf('REDEEM').get(reading(world, 'operator'), { pkApply })).hints
  expect(await hints()).toContain('其中 2 张已逾期')
  await answerAs('REDEEM', 'BANK')(world, pkApply, pay(0, 'BK-1'))
  expect(await hints()).toContain('其中 1 张已逾期')
  await answerAs('REDEEM', 'BANK')(world, pkApply, { answer: 'REJECT', line: 1, comment: '账号有误' })
  expect(await hints()).toEqual([])
})

test('whoever may issue again is led to where he does it', async () => {
  const pkApply = await paying(await dueTickets(['100.00'], true))
  await answerAs('REDEEM', 'BANK')(world, pkApply, pay(0, 'BK-1'))
  const linkOf = async (who: 'operator' | 'director') => {
    const query = { page: 1, pageSize: 20, messageType: 'NOTICE', messageState: 'ALL' }
    const { list } = await messages.page(reading(world, who), query)
    return list.find(({ title }) => title.startsWith('已恢复开立'))?.link
  }
  expect(await linkOf('operator')).toBe('/credit/core/issue/issue')
  expect(await linkOf('director')).toContain('/credit/core/issue/director-approve')
})

test('the bank is asked about each payment; a whole batch cannot be answered at once, nor without a serial', async () => {
  const pkApply = await paying(await dueTickets(['100.00', '200.00']))
  const asked = (await openTasks(world)).find(({ task }) => task.body['businessType'] === 'REDEEM')
  expect(asked?.task.body['lines']).toMatchObject([
    { line: 0, amount: '100.00' },
    { line: 1, amount: '200.00' },
  ])
  const bank = answerAs('REDEEM', 'BANK')
  await expect(bank(world, pkApply, { answer: 'APPROVE' })).rejects.toMatchObject({ code: '01000338' })
  await expect(bank(world, pkApply, { answer: 'APPROVE', line: 0, body: {} })).rejects.toMatchObject({
    code: '01000330',
  })
})

test('both sides find the payment and their receipt on the ticket; before it is paid only the issuer knows its batch (I26)', async () => {
  const [key = '', other = ''] = await dueTickets(['100.00', '200.00'])
  const pkApply = await paying([key, other])
  const { applyNo } = await applicationOf(pkApply)
  const batch = { pkApply, redeemNo: applyNo }
  const seen = async (who: 'operator' | 'supplierOperator') => (await creditDetail(world, who, key)).payment
  const unpaid = { bankSerial: null, paidAt: null, claimState: null, pkConfirm: null, judgeBy: null, settledBy: null }
  expect(await seen('operator')).toEqual({ ...unpaid, batch })
  expect(await seen('supplierOperator')).toBeNull()
  const paidAt = `${todayOf(world.clock)}T01:00:00.000Z`
  // Kept as every instant is: in China's time.
  const kept = `${todayOf(world.clock)}T09:00:00.000+08:00`
  await answerAs('REDEEM', 'BANK')(world, pkApply, { ...pay(0, 'BK-7'), body: { bankSerial: 'BK-7', paidAt } })
  await answerAs('REDEEM', 'BANK')(world, pkApply, { answer: 'REJECT', line: 1, comment: '账号有误' })
  const own = await seen('operator')
  const payees = await seen('supplierOperator')
  expect(own).toMatchObject({ bankSerial: 'BK-7', paidAt: kept, batch })
  expect(payees).toMatchObject({ bankSerial: 'BK-7', paidAt: kept, batch: null })
  // Each side has a paper of its own about it.
  const papers = async (who: 'operator' | 'supplierOperator') => (await creditDetail(world, who, key)).papers
  const paper = { receiptKind: 'REDEEM', receiptNo: expect.stringMatching(/^PZ/) }
  expect((await papers('operator')).map(({ receiptKind }) => receiptKind)).toEqual(['ISSUE', 'REDEEM'])
  expect(await papers('supplierOperator')).toEqual([
    expect.objectContaining({ receiptKind: 'ACCEPT' }),
    expect.objectContaining(paper),
  ])
  expect((await papers('supplierOperator'))[1]).not.toEqual((await papers('operator'))[1])
  // A payment that failed is none.
  expect((await creditDetail(world, 'operator', other)).payment).toBeNull()
  // The batch that has ended leads to what it has of them.
  const { lines } = (await formOf('REDEEM').get(reading(world, 'operator'), { pkApply })) as DataOf<typeof redeem.get>
  expect(lines.map(({ receiptNo }) => receiptNo)).toEqual([(await papers('operator'))[1]?.receiptNo, null])
})

test('the homes know it: what falls due in a week, what is busy meanwhile, what was paid this year', async () => {
  const home = (who: 'operator' | 'supplierOperator') => getHomeFigures(reading(world, who))
  const promisedDate = addDays(todayOf(world.clock), 20)
  const { pkCredit } = await issued(world, { amount: '300.00', promisedDate })
  await accept(world, pkCredit)
  const one = { count: 1, amount: '300.00' }
  const none = { count: 0, amount: '0.00' }
  expect((await home('operator')).dueSoon).toEqual(none)
  world.clock.advanceDays(13)
  await runDaily(world)
  expect((await home('operator')).dueSoon).toEqual(one)
  expect(await home('supplierOperator')).toMatchObject({ held: one, available: one, busy: none, received: none })
  world.clock.advanceDays(7)
  await runDaily(world)
  const pkApply = await paying([pkCredit])
  expect((await home('operator')).dueSoon).toEqual(none)
  expect(await home('supplierOperator')).toMatchObject({ held: one, available: none, busy: none, due: one })
  await answerAs('REDEEM', 'BANK')(world, pkApply, pay(0, 'BK-1'))
  expect(await home('supplierOperator')).toMatchObject({ held: none, available: none, busy: none, received: one })
  world.clock.advanceDays(366)
  expect(await home('supplierOperator')).toMatchObject({ received: none })
})

test('the payee sees its own receipt: its account and serial, no number of the issuer, no other payee (I26)', async () => {
  const pkApply = await paying(await dueTickets(['100.00', '200.00']))
  await answerAs('REDEEM', 'BANK')(world, pkApply, pay(0, 'BK-100'))
  const { pkReceipt } = await t.database.read
    .selectFrom('receipt')
    .select('pkReceipt')
    .where('kind', '=', 'REDEEM')
    .where('fkCorp', '=', world.suppliers[0]?.fkCorp ?? '')
    .executeTakeFirstOrThrow()
  const receipt = await getReceipt(businesses, reading(world, 'supplierOperator'), { pkReceipt })
  expect(receipt.receipt).toMatchObject({ applyNo: '', amount: '100.00' })
  expect(receipt.outputs).toEqual([])
  const facts = Object.fromEntries(receipt.facts.map(({ label, text }) => [label, text]))
  expect(facts).toMatchObject({ 银行流水号: 'BK-100', 收款户名: world.people.supplierOperator.corpName })
  const { applyNo } = await applicationOf(pkApply)
  expect(JSON.stringify(receipt)).not.toContain(applyNo)
  expect(JSON.stringify(receipt)).not.toContain(world.people.otherSupplier.corpName)
})
