import type { DataOf } from '@jinpiao/contract/endpoint'
import type { redeem } from '@jinpiao/contract/redeem'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { todayOf } from '../../domain/clock.ts'
import { getReceipt } from '../../flow/receipt.ts'
import { confirmations, getConfirmation } from '../../queries/confirmations.ts'
import { dueTickets } from '../../queries/dueTickets.ts'
import { redeemLines } from '../../queries/redeemLines.ts'
import { toPayOf } from '../../queries/toPay.ts'
import { payBatch, payingBatch } from '../../testing/claimed.ts'
import { answerClaim, stateFailure } from '../../testing/claims.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { answerAs, approveAs, creditDetail, formOf, submitAs } from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { as, createWorld, type Person, reading, type World } from '../../testing/world.ts'
import { businesses } from '../all.ts'

let t: TestDatabase
let world: World
/** A batch of two whose first payment the bank could not make. */
let pkApply = ''
beforeEach(async () => {
  await t?.drop()
  t = await createTestDatabase()
  world = await createWorld(t.database)
  pkApply = await payingBatch(world)
  await bank({ answer: 'REJECT', line: 0, comment: '收款账号与户名不符' })
})
afterAll(() => t.drop())

const bank = (reply: object) => answerAs('REDEEM', 'BANK')(world, pkApply, reply as never)
const paid = { answer: 'APPROVE', line: 1, body: { bankSerial: 'BK-1', paidAt: '' } }
const CLAIM = 'REDEEM_CLAIM'

async function submitted(bankSerial = 'STATED-1', line = 0): Promise<string> {
  const form = { pkLine: `${pkApply}-${line}`, bankSerial, payDate: todayOf(world.clock), fileIds: [world.file] }
  const { saved } = await formOf(CLAIM).save(as(world, 'operator'), { lines: [form] })
  const claim = saved[0]?.pkApply ?? ''
  const result = await submitAs(CLAIM)(world, claim, 'operator')
  if (!result.ok) throw Object.assign(new Error(result.message), result)
  return claim
}
async function stated(bankSerial?: string, line?: number): Promise<string> {
  const claim = await submitted(bankSerial, line)
  await approveAs(CLAIM, 'PENDING_DIRECTOR')(world, claim, 'director')
  return claim
}
const batch = async () => {
  const { application } = await formOf('REDEEM').get(reading(world, 'operator'), { pkApply })
  return application as unknown as { state: string; paidAmount: string; failedAmount: string; unpaidAmount: string }
}
const stateOf = async () => (await batch()).state
const page = { page: 1, pageSize: 20 }
const failedRows = async (who: Person = 'operator') =>
  (await dueTickets.page(reading(world, who), { ...page, box: 'FAILED' })).list
const dueRows = async () => (await dueTickets.page(reading(world, 'operator'), { ...page, box: 'ALL' })).list
const endBank = () => bank({ ...paid, body: { bankSerial: 'BK-1', paidAt: `${todayOf(world.clock)}T01:00:00.000Z` } })

describe('0048: what the bank could not pay its payer may have paid otherwise', () => {
  test('the list offers it to the operator alone, with the last failure', async () => {
    const [row] = await failedRows()
    expect(row).toMatchObject({
      lastFailure: { pkLine: `${pkApply}-0`, failReason: '收款账号与户名不符', failedOn: todayOf(world.clock) },
      actions: [{ action: 'CLAIM', allowed: true }],
    })
    expect((await failedRows('director')).map(({ actions }) => actions)).toEqual([[]])
  })

  test('a payment that the bank has not answered: its row offers what can be said of it, and leads to what was', async () => {
    const paying = async (who: Person) =>
      (await dueTickets.page(reading(world, who), { ...page, box: 'PAYING' })).list.find(
        ({ payment }) => payment?.pkLine === `${pkApply}-1`,
      )
    expect((await paying('operator'))?.payment).toEqual({ pkLine: `${pkApply}-1`, pkApply, line: 1 })
    const acts = (await paying('operator'))?.actions.map(({ action, allowed }) => [action, allowed])
    expect(acts).toEqual([
      ['CLAIM', true],
      ['FAIL', true],
    ])
    expect((await paying('director'))?.actions).toEqual([])
    const claim = await stated('STATED-2', 1)
    expect((await paying('director'))?.claim).toMatchObject({ pkApply: claim })
    expect((await paying('operator'))?.actions.some(({ allowed }) => allowed)).toBe(false)
  })

  test('one that a draft names already leads whoever fills it in to the draft', async () => {
    const [before] = await failedRows()
    expect(before?.draft).toBeNull()
    const line = { fkCredits: [before?.pkCredit ?? ''], payDate: todayOf(world.clock), pkAccount: '', remark: '' }
    const { saved } = await formOf('REDEEM').save(as(world, 'operator'), { lines: [line] })
    const draft = saved[0]
    expect((await failedRows())[0]?.draft).toEqual({ pkRedeem: draft?.pkApply, redeemNo: draft?.applyNo })
    // Whoever does not fill it in has no page of it.
    expect((await failedRows('director'))[0]?.draft).toBeNull()
  })

  test('so do its batch, 兑付查询 and the page of the ticket, to the operator alone', async () => {
    const pkLine = `${pkApply}-0`
    const offered = async (who: Person) => {
      const { lines } = (await formOf('REDEEM').get(reading(world, who), { pkApply })) as DataOf<typeof redeem.get>
      const { list } = await redeemLines.page(reading(world, who), { ...page, lineState: ['FAILED'] })
      const { failure } = await creditDetail(world, who, lines[0]?.pkCredit ?? '')
      expect(failure).toMatchObject({ pkLine, pkApply, failReason: '收款账号与户名不符' })
      return [lines[0], ...list, failure].map((row) => [row?.pkLine, row?.actions.map(({ action }) => action).join()])
    }
    expect(await offered('operator')).toEqual([1, 2, 3].map(() => [pkLine, 'CLAIM']))
    expect(await offered('director')).toEqual([1, 2, 3].map(() => [pkLine, '']))
  })

  test('the payee reads that the bank could not pay it, and on which day; its day is all that is said of the payment', async () => {
    const claim = await stated()
    const { list } = await confirmations.page(reading(world, 'supplierDirector'), page)
    const { document } = await getConfirmation(reading(world, 'supplierDirector'), {
      pkConfirm: list[0]?.pkConfirm ?? '',
    })
    const text = JSON.stringify(document)
    expect(text).toContain(`银行已于 ${todayOf(world.clock)} 答复该笔付款失败`)
    expect(text).not.toContain('银行尚未答复')
    await answerClaim(world, claim, true)
    const [row] = (await redeemLines.page(reading(world, 'operator'), { ...page, lineState: ['PAID'] })).list
    // The paper stands on the signatures of the statement, not on those of the batch that was not paid.
    const receipt = await t.database.read
      .selectFrom('receipt')
      .select('pkReceipt')
      .where('kind', '=', 'REDEEM')
      .where('fkCorp', '=', world.core)
      .where('pkCredit', '=', row?.pkCredit ?? '')
      .executeTakeFirstOrThrow()
    const { voucher } = await getReceipt(businesses, reading(world, 'operator'), receipt)
    const { steps } = await formOf(CLAIM).get(reading(world, 'operator'), { pkApply: claim })
    const ofStatement = steps.filter(({ corpName }) => corpName === world.people.operator.corpName).map(({ at }) => at)
    expect(voucher.signatures.map(({ at }) => at)).toEqual(ofStatement)
    const { payment, stations } = await creditDetail(world, 'supplierOperator', row?.pkCredit ?? '')
    const day = todayOf(world.clock)
    expect([row?.paidAt, payment?.paidAt, stations.find(({ at }) => at === day)?.at]).toEqual([day, day, day])
  })

  test('where the payer itself has said that it failed, nobody is told that the bank has', async () => {
    await stateFailure(as(world, 'operator'), { pkApply, line: 1, reason: '银行已退回该笔付款' })
    await stated('STATED-2', 1)
    const { list } = await confirmations.page(reading(world, 'supplierDirector'), page)
    const { document } = await getConfirmation(reading(world, 'supplierDirector'), {
      pkConfirm: list[0]?.pkConfirm ?? '',
    })
    const text = JSON.stringify(document)
    expect(text).toContain(`付款方已于 ${todayOf(world.clock)} 登记该笔付款失败，银行尚未答复`)
    expect(text).not.toContain('银行已于')
  })

  test('until the own director has approved the statement it waits for nobody outside', async () => {
    const boxes = async () => {
      const { registered, paying } = await toPayOf(reading(world, 'operator'))
      const rowsOf = async (box: string) =>
        (await dueTickets.page(reading(world, 'operator'), { ...page, box })).list.length
      return [registered.count, await rowsOf('REGISTERED'), paying.count, await rowsOf('PAYING')]
    }
    expect(await boxes()).toEqual([0, 0, 1, 1])
    const claim = await submitted()
    expect(await boxes()).toEqual([1, 1, 1, 1])
    await approveAs(CLAIM, 'PENDING_DIRECTOR')(world, claim, 'director')
    expect(await boxes()).toEqual([0, 0, 2, 2])
  })

  test('a batch that another one and a statement have cured is told by both', async () => {
    await bank({ answer: 'REJECT', line: 1, comment: '收款行系统维护' })
    const claim = await stated()
    await answerClaim(world, claim, true)
    const cured = () =>
      t.database.read.selectFrom('message').select('params').where('notice', '=', 'APPLICATION_CURED').execute()
    expect(await cured()).toEqual([])
    const [left] = await failedRows()
    const again = await payBatch(world, [left?.pkCredit ?? ''])
    await answerAs('REDEEM', 'BANK')(world, again, { answer: 'APPROVE', line: 0, body: { bankSerial: 'BK-AGAIN' } })
    const numbers = await t.database.read
      .selectFrom('application')
      .select('applyNo')
      .where('pkApply', 'in', [claim, again])
      .orderBy('applyNo')
      .execute()
    const said = (await cured()).map(({ params }) => (JSON.parse(params) as string[])[0]?.split('、').toSorted())
    expect(said[0]).toEqual(numbers.map(({ applyNo }) => applyNo))
    expect((await batch()).state).toBe('PARTLY_FAILED')
  })

  test('while the statement is open nobody pays the ticket; taken back, it is to be paid as before', async () => {
    const claim = await stated()
    expect(await failedRows()).toEqual([])
    const [row] = (await dueRows()).filter(({ claim: open }) => open !== null)
    expect(row).toMatchObject({ claim: { pkApply: claim }, pkRedeem: null, actions: [] })
    expect(row?.blockedReason).toContain(row?.claim?.claimNo ?? '?')
    const again = { fkCredits: [row?.pkCredit ?? ''], payDate: todayOf(world.clock), pkAccount: '', remark: '' }
    const { problems } = await formOf('REDEEM').check(reading(world, 'operator'), { lines: [{ line: again }] })
    expect(problems.map(({ code }) => code)).toContain('04000148')
    await formOf(CLAIM).withdraw(as(world, 'operator'), { pkApplys: [claim] })
    expect((await failedRows()).map(({ blockedReason }) => blockedReason)).toEqual([null])
    await expectInvariants(t.database)
  })

  test.each([
    ['the last open line of its batch', true, 'DONE'],
    ['before the bank has answered the others', false, 'PENDING_PAYMENT'],
  ])('confirmed, the ticket is redeemed, and the batch says what became of it: %s', async (_, isEnded, state) => {
    if (isEnded) {
      await endBank()
      expect(await stateOf()).toBe('PARTLY_FAILED')
    }
    const claim = await stated()
    await answerClaim(world, claim, true)
    expect(await stateOf()).toBe(state)
    const [line] = (await redeemLines.page(reading(world, 'operator'), { ...page, lineState: ['PAID'] })).list.filter(
      ({ pkLine }) => pkLine === `${pkApply}-0`,
    )
    expect(line).toMatchObject({ settledBy: 'PAYEE', bankSerial: 'STATED-1', failReason: null })
    // It goes on naming what has cured it.
    expect(line?.takenBy).toMatchObject({ pkApply: claim, isPaid: true })
    expect(await batch()).toMatchObject({ failedAmount: '0.00' })
    if (!isEnded) await endBank()
    expect(await stateOf()).toBe('DONE')
    const { steps } = await formOf('REDEEM').get(reading(world, 'operator'), { pkApply })
    expect(steps.find(({ stated: by }) => by === 'PAYEE')).toMatchObject({ decision: 'APPROVE' })
    await expectInvariants(t.database)
  })

  test('contested and judged as not paid, it has failed as before', async () => {
    await endBank()
    const claim = await stated()
    await answerClaim(world, claim, false)
    expect(await failedRows()).toEqual([])
    await answerAs(CLAIM, 'PLATFORM')(world, claim, { answer: 'REJECT', comment: '未查到该笔到账' })
    expect(await stateOf()).toBe('PARTLY_FAILED')
    expect(await failedRows()).toMatchObject([{ actions: [{ allowed: true }], blockedReason: null }])
    await expectInvariants(t.database)
  })

  test('what another batch has taken again is that one’s', async () => {
    const [row] = await failedRows()
    const line = {
      fkCredits: [row?.pkCredit ?? ''],
      payDate: todayOf(world.clock),
      pkAccount: world.accounts[world.core] ?? '',
      remark: '',
    }
    const { saved } = await formOf('REDEEM').save(as(world, 'operator'), { lines: [line] })
    await submitAs('REDEEM')(world, saved[0]?.pkApply ?? '', 'operator')
    await expect(stated()).rejects.toMatchObject({ code: '04000175' })
  })
})
