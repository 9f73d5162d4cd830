import { payBill as endpoint } from '@jinpiao/contract/bills'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { todayOf } from '../../domain/clock.ts'
import { bills, getBill } from '../../queries/bills.ts'
import { billOf } from '../../testing/bills.ts'
import { changePlatform } from '../../testing/platform.ts'
import { issues, openTasks, type Reply, replyTo } from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { as, createWorld, issueLine, reading, type World } from '../../testing/world.ts'
import { payBill } from './pay.ts'

let t: TestDatabase
let world: World
beforeEach(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterEach(() => t.drop())

const who = 'operator'

/** What has borne the fee: an application of the enterprise. */
async function source() {
  const { saved } = await issues.save(as(world, who), { lines: [issueLine(world)] })
  return { no: saved[0]?.applyNo ?? '', pk: saved[0]?.pkApply ?? '' }
}
const unpaid = async () => billOf(as(world, who), { state: 'UNPAID', source: await source() })

async function payment(change: object = {}) {
  const account = await t.database.read
    .selectFrom('bank_account')
    .select('pkAccount')
    .where('fkCorp', '=', world.core)
    .executeTakeFirstOrThrow()
  const fileIds = [world.file]
  return {
    version: 1,
    pkAccount: account.pkAccount,
    bankSerial: 'NO-1234',
    payDate: todayOf(world.clock),
    fileIds,
    ...change,
  }
}
const billIs = (pkBill: string) => getBill(reading(world, who), { pkBill })
async function answer(reply: Reply) {
  const asked = (await openTasks(world)).find(({ task }) => task.kind === 'FEE_PAYMENT')
  if (asked === undefined) throw new Error('The bank is not asked')
  return replyTo(world, asked, reply)
}

describe('a fee that is paid', () => {
  test('reported, refused with a reason, reported again, confirmed: a receipt, an entry in the books, a word each', async () => {
    const { pkBill, feeBillNo } = await unpaid()
    await payBill(as(world, who), { pkBill }, await payment())
    expect(await billIs(pkBill)).toMatchObject({
      feeState: 'CONFIRMING',
      payment: { bankSerial: 'NO-1234', files: [{}] },
      refusedReason: null,
    })
    await answer({ answer: 'REJECT', comment: '未查到到账' })
    const refused = await billIs(pkBill)
    expect(refused).toMatchObject({ feeState: 'UNPAID', refusedReason: '未查到到账', version: 3 })
    // The serial that was refused is not taken again unasked.
    const same = { version: refused.version, bankSerial: refused.refusedSerial ?? '' }
    await expect(payBill(as(world, who), { pkBill }, await payment(same))).rejects.toMatchObject({ code: '08000109' })
    await payBill(as(world, who), { pkBill }, await payment({ ...same, again: true }))
    await answer({ answer: 'REJECT', comment: '仍未查到到账' })
    const { version } = await billIs(pkBill)
    await payBill(as(world, who), { pkBill }, await payment({ version, bankSerial: 'NO-5678' }))
    await answer({ answer: 'APPROVE' })
    const paid = await billIs(pkBill)
    expect(paid).toMatchObject({ feeState: 'PAID', refusedReason: null, receipt: { receiptNo: expect.any(String) } })
    expect(paid.feePaidAt).not.toBeNull()
    const books = await t.database.read.selectFrom('transaction_log').selectAll().where('kind', '=', 'FEE').execute()
    expect(books).toMatchObject([{ businessNo: feeBillNo, direction: 'OUT', amountFen: 3000n, bankSerial: 'NO-5678' }])
    const told = await t.database.read
      .selectFrom('message')
      .select('notice')
      .distinct()
      .where('target', '=', `bill:${pkBill}`)
      .execute()
    expect(told.map(({ notice }) => notice).sort()).toEqual(['FEE_DUE', 'FEE_PAID', 'FEE_REFUSED'])
  })

  test.each([
    ['on a day to come', { payDate: '2099-01-01' }, '08000104'],
    ['from an account that is not the enterprise’s', { pkAccount: 'other' }, '01000302'],
    ['without a receipt', { fileIds: [] }, '01000312'],
    ['with another’s receipt', { fileIds: ['other'] }, '01000302'],
    ['of an older version', { version: 7 }, '99000409'],
  ])('%s it is refused', async (_what, change, code) => {
    const { pkBill } = await unpaid()
    await expect(payBill(as(world, who), { pkBill }, await payment(change))).rejects.toMatchObject({ code })
  })

  test('what is being confirmed, or paid, is not paid again', async () => {
    const { pkBill } = await unpaid()
    await payBill(as(world, who), { pkBill }, await payment())
    const again = payBill(as(world, who), { pkBill }, await payment({ version: 2 }))
    await expect(again).rejects.toMatchObject({ code: '06000204' })
    const paid = await billOf(as(world, who))
    await expect(payBill(as(world, who), paid, await payment())).rejects.toMatchObject({ code: '06000204' })
  })

  test('it says whom to pay, where and by when: the account that is named now, and once reported the one of then', async () => {
    const { pkBill, feeBillNo } = await unpaid()
    const nowhere = { payeeAccountName: null, payeeAccount: null, payeeBank: null }
    expect(await billIs(pkBill)).toMatchObject(nowhere)
    const account = { feePayeeName: '川江收费专户', feePayeeAccount: '6299000011112222', feePayeeBank: '川江银行' }
    const payee = { payeeAccountName: '川江收费专户', payeeAccount: '6299000011112222', payeeBank: '川江银行' }
    await changePlatform({ database: t.database, clock: world.clock }, account)
    expect(await billIs(pkBill)).toMatchObject(payee)
    const { list } = await bills.page(reading(world, who), { page: 1, pageSize: 10 })
    expect(list).toMatchObject([payee])
    await payBill(as(world, who), { pkBill }, await payment())
    await changePlatform(
      { database: t.database, clock: world.clock },
      { ...account, feePayeeAccount: '6299000033334444' },
    )
    expect(await billIs(pkBill)).toMatchObject(payee)
    const next = await unpaid()
    expect(await billIs(next.pkBill)).toMatchObject({ payeeAccount: '6299000033334444' })
    const told = await t.database.read
      .selectFrom('message')
      .select(['params', 'target'])
      .where('notice', '=', 'FEE_DUE')
      .execute()
    const paramsOf = (pk: string) => told.filter(({ target }) => target === `bill:${pk}`).map(({ params }) => params)
    expect(paramsOf(next.pkBill)[0]).toContain('川江收费专户 6299000033334444 川江银行')
    // Before an account was named the message sends people to the hotline.
    expect(paramsOf(pkBill)[0]).toContain('400-111-5318')
    expect(feeBillNo).not.toBe(next.feeBillNo)
    const taken = await billOf(as(world, who))
    expect(await billIs(taken.pkBill)).toMatchObject(nowhere)
  })

  test('I30: another enterprise neither sees nor pays it', async () => {
    const { pkBill } = await unpaid()
    await expect(getBill(reading(world, 'supplierOperator'), { pkBill })).rejects.toMatchObject({ code: '01000302' })
    const other = payBill(as(world, 'supplierOperator'), { pkBill }, await payment())
    await expect(other).rejects.toMatchObject({ code: '01000302' })
  })

  test('a viewer reports nothing', async () => {
    const { pkBill } = await unpaid()
    expect(endpoint.posts).toEqual(['OPERATOR', 'DIRECTOR'])
    const viewing = payBill(as(world, 'viewer'), { pkBill }, await payment())
    await expect(viewing).rejects.toMatchObject({ code: '01000202' })
  })
})
