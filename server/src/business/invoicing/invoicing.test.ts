import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { InvoicingPayload } from '@jinpiao/contract/invoicing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { putBillingInfo } from '../../acts/billing.ts'
import { openDiskStore } from '../../files/store.ts'
import { readBilling } from '../../queries/billingInfo.ts'
import { ownBills } from '../../queries/bills.ts'
import { feeInvoices } from '../../queries/feeInvoices.ts'
import { billOf, fillBilling } from '../../testing/bills.ts'
import { scratchFolder } from '../../testing/scratch.ts'
import { answerAs, formOf, submitAs } from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { as, createWorld, reading, type World } from '../../testing/world.ts'
import { keepInvoiceFile } from './file.ts'
import { mailInvoice } from './mail.ts'

let t: TestDatabase
let world: World
beforeEach(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  await fillBilling(as(world, who))
})
afterEach(() => t.drop())

const who = 'operator'
const bank = '示范商业银行'
const form = formOf('INVOICING')

const lineOf = (pkBills: string[], change: Partial<InvoicingPayload> = {}): InvoicingPayload => ({
  party: bank,
  pkBills,
  invoiceKind: 'NORMAL',
  receiveBy: 'EMAIL',
  email: 'fees@example.com',
  address: '',
  remark: '',
  ...change,
})
async function saved(...lines: InvoicingPayload[]): Promise<string[]> {
  const { saved: stored } = await form.save(as(world, who), { lines })
  return stored.map(({ pkApply }) => pkApply)
}
async function submitted(...lines: InvoicingPayload[]): Promise<string> {
  const [pkApply = ''] = await saved(...lines)
  expect(await submitAs('INVOICING')(world, pkApply, who)).toMatchObject({ ok: true })
  return pkApply
}
const stateOf = async (pkBill: string) => {
  const [bill] = await ownBills(t.database.read, world.core, [pkBill])
  return bill && [bill.invoiced, bill.pkInvoicing]
}
const answered = answerAs('INVOICING', 'PLATFORM')
const detailOf = (pkApply: string) => form.get(reading(world, who), { pkApply })
const invoicesNow = async () =>
  (await feeInvoices.page(reading(world, who), { page: 1, pageSize: 10 })).list as { pkInvoice: string }[]

describe('the bills of an application', () => {
  test('are its own while it is open, and invoiced once it is done', async () => {
    const { pkBill } = await billOf(as(world, who))
    const pkApply = await submitted(lineOf([pkBill]))
    expect(await stateOf(pkBill)).toEqual(['ISSUING', pkApply])
    const [other = ''] = await saved(lineOf([pkBill]))
    expect(await submitAs('INVOICING')(world, other, who)).toMatchObject({ ok: false, code: '06000201' })
    await answered(world, pkApply, { answer: 'APPROVE' })
    expect(await stateOf(pkBill)).toEqual(['ISSUED', pkApply])
    expect(await invoicesNow()).toMatchObject([{ issuingParty: bank, amount: '30.00', taxAmount: '1.69' }])
  })

  test.each([
    ['sent back', 'RETURN'],
    ['refused', 'REJECT'],
  ] as const)('%s they are free again, and can be applied for anew', async (_what, answer) => {
    const { pkBill } = await billOf(as(world, who))
    const pkApply = await submitted(lineOf([pkBill]))
    await answered(world, pkApply, { answer })
    expect(await stateOf(pkBill)).toEqual(['NONE', null])
    await submitted(lineOf([pkBill]))
  })

  test('withdrawn they are free again', async () => {
    const { pkBill } = await billOf(as(world, who))
    const pkApply = await submitted(lineOf([pkBill]))
    await form.withdraw(as(world, who), { pkApplys: [pkApply] })
    expect(await stateOf(pkBill)).toEqual(['NONE', null])
  })

  test('of two that are submitted at once one has them', async () => {
    const { pkBill } = await billOf(as(world, who))
    const both = await saved(lineOf([pkBill]), lineOf([pkBill]))
    const found = await Promise.all(both.map((pkApply) => submitAs('INVOICING')(world, pkApply, who)))
    expect(found.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('an unpaid one is not invoiced, nor one of another party, nor another enterprise’s', async () => {
    const { pkBill } = await billOf(as(world, who), { state: 'UNPAID' })
    const [pkApply = ''] = await saved(lineOf([pkBill]))
    expect(await submitAs('INVOICING')(world, pkApply, who)).toMatchObject({ ok: false, code: '06000202' })
    const other = await billOf(as(world, 'supplierOperator'))
    await expect(saved(lineOf([other.pkBill]))).rejects.toMatchObject({ code: '01000302' })
    await expect(saved(lineOf([pkBill], { party: '金票平台' }))).rejects.toMatchObject({ code: '01000302' })
  })

  test('one that stands in two lines is refused in the second, before anything is submitted', async () => {
    const { pkBill, feeBillNo } = await billOf(as(world, who))
    const lines = [{ line: lineOf([pkBill]) }, { line: lineOf([pkBill]) }]
    const { problems } = await form.check(reading(world, who), { lines })
    expect(problems).toMatchObject([{ line: 1, code: '06000201' }])
    expect(feeBillNo).toMatch(/^ZD/)
  })
})

describe('what stands on the invoice', () => {
  test('is what was said when it was applied for, whatever is saved afterwards', async () => {
    const { pkBill } = await billOf(as(world, who))
    const pkApply = await submitted(lineOf([pkBill]))
    const stored = await readBilling(t.database.read, world.core)
    if (stored === undefined) throw new Error('nothing is stored')
    await putBillingInfo(as(world, who), { ...stored, email: 'other@example.com' })
    expect(await detailOf(pkApply)).toMatchObject({ billing: { email: 'fees@example.com' } })
  })

  test('is filled in first', async () => {
    await t.database.write((tx) => tx.deleteFrom('billing_info').execute())
    const { pkBill } = await billOf(as(world, who))
    const [pkApply = ''] = await saved(lineOf([pkBill]))
    expect(await submitAs('INVOICING')(world, pkApply, who)).toMatchObject({ ok: false, code: '06000203' })
  })

  test('of two who change it at once the second is told', async () => {
    const stored = await readBilling(t.database.read, world.core)
    if (stored === undefined) throw new Error('nothing is stored')
    expect(await putBillingInfo(as(world, who), stored)).toEqual({ version: stored.version + 1 })
    await expect(putBillingInfo(as(world, who), stored)).rejects.toMatchObject({ code: '99000409' })
    const wrong = { ...stored, version: stored.version + 1, taxNo: '12' }
    await expect(putBillingInfo(as(world, who), wrong)).rejects.toMatchObject({ code: '06000205' })
  })
})

test('an invoice is one file, however often it is asked for; it is sent where somebody says, and nobody else’s', async () => {
  const folder = await mkdtemp(join(scratchFolder(), 'invoices-'))
  const store = openDiskStore(folder)
  const { pkBill } = await billOf(as(world, who))
  await answered(world, await submitted(lineOf([pkBill])), { answer: 'APPROVE' })
  const [{ pkInvoice } = { pkInvoice: '' }] = await invoicesNow()
  const { pkFile } = await keepInvoiceFile(as(world, who), store, { pkInvoice })
  expect(await keepInvoiceFile(as(world, 'director'), store, { pkInvoice })).toEqual({ pkFile })
  const { sha256 } = await t.database.read
    .selectFrom('file_object')
    .select('sha256')
    .where('pkFile', '=', pkFile)
    .executeTakeFirstOrThrow()
  expect((await store.open(sha256)).size).toBeGreaterThan(500)
  await rm(folder, { recursive: true })
  await mailInvoice(as(world, who), { pkInvoice }, { email: 'someone@example.com' })
  const sent = await t.database.read.selectFrom('outbox').select('payload').where('topic', '=', 'EMAIL').execute()
  expect(sent.map(({ payload }) => JSON.parse(payload).email)).toContain('someone@example.com')
  const other = as(world, 'supplierOperator')
  await expect(keepInvoiceFile(other, store, { pkInvoice })).rejects.toMatchObject({ code: '01000302' })
  await expect(mailInvoice(other, { pkInvoice }, { email: 'a@example.com' })).rejects.toMatchObject({
    code: '01000302',
  })
})
