import type { InvoiceInput } from '@jinpiao/contract/invoice'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isBusinessError } from '../domain/businessError.ts'
import { expireApplications } from '../jobs/expire.ts'
import { expectInvariants } from '../testing/invariants.ts'
import {
  approve,
  cancel,
  checkIssues,
  creditDetail,
  draft,
  issueDetail,
  issued,
  issueList,
  issues,
  refuse,
  sendBack,
  startCancel,
  submit as submitOrThrow,
  withdraw,
} from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { as, createWorld, issueLine, sign, type World } from '../testing/world.ts'

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

let count = 0
/** One that nobody has used. */
function invoice(changes: Partial<InvoiceInput> = {}): InvoiceInput {
  count += 1
  const invoiceNo = `2642${String(count).padStart(16, '0')}`
  const file = { invoiceFileIds: [world.file] }
  return { invoiceNo, invoiceCode: '', issueDate: '2026-11-01', amountWithTax: '500000.00', ...file, ...changes }
}
/** A refusal as it is answered, whether the text to sign or the submission meets it. */
const submit = (...args: Parameters<typeof submitOrThrow>) =>
  submitOrThrow(...args).catch((error) => {
    if (!isBusinessError(error)) throw error
    return { ok: false, code: error.code, message: error.text('zh-CN') }
  })
const lineWith = (...invoices: InvoiceInput[]) => {
  const line = issueLine(world)
  return { ...line, trade: { ...line.trade, invoices } }
}
const draftWith = (...invoices: InvoiceInput[]) => draft(world, lineWith(...invoices))
const submitted = async (...invoices: InvoiceInput[]) => {
  const pkApply = await draftWith(...invoices)
  return { pkApply, result: await submit(world, pkApply) }
}
const applyNoOf = async (pkApply: string) => (await issueDetail(world, 'operator', pkApply)).application.applyNo
const edit = async (pkApply: string, ...invoices: InvoiceInput[]) => {
  const { version } = (await issueDetail(world, 'operator', pkApply)).application
  return issues.update(as(world, 'operator'), { lines: [{ pkApply, version, line: lineWith(...invoices) }] })
}

describe('I15: one invoice backs one ticket', () => {
  test('a second application is refused, and told which invoice, by what, and what to do', async () => {
    const one = invoice()
    const first = await submitted(one)
    expect(first.result).toMatchObject({ ok: true })
    const second = await submitted(one)
    expect(second.result).toMatchObject({ ok: false, code: '06000101' })
    expect(second.result.message).toContain(`发票 ${one.invoiceNo} 已用于申请 ${await applyNoOf(first.pkApply)}`)
    expect(second.result.message).toContain('请更换发票')
    await edit(second.pkApply, invoice())
    expect(await submit(world, second.pkApply)).toMatchObject({ ok: true })
    expect(await approve(world, first.pkApply)).toMatchObject({ ok: true })
    await expectInvariants(t.database)
  })

  test('the check page says it at the field; what the application holds itself is not in its way', async () => {
    const one = invoice()
    const { pkApply } = await submitted(one)
    const check = (own?: string) => checkIssues(world, 'operator', [lineWith(one)], own)
    expect((await check()).problems).toMatchObject([{ field: 'trade.invoices.0.invoiceNo', code: '06000101' }])
    expect((await check(pkApply)).problems).toEqual([])
  })

  test('two lines of one form with one invoice: the check names the later, the submission takes the first', async () => {
    const one = invoice()
    const lines = [lineWith(one), lineWith(one)]
    const { problems } = await checkIssues(world, 'operator', lines)
    expect(problems).toMatchObject([{ line: 1, field: 'trade.invoices.0.invoiceNo', code: '06000110' }])
    const { saved } = await issues.save(as(world, 'operator'), { lines })
    const pkApplys = saved.map(({ pkApply }) => pkApply)
    const context = as(world, 'operator')
    const signature = await sign(context, pkApplys, 'ISSUE', 'SUBMIT')
    const { results } = await issues.submit(context, { pkApplys, signature })
    expect(results.map(({ ok, code }) => [ok, code])).toEqual([
      [true, '0'],
      [false, '06000101'],
    ])
  })

  test('ten at once with one invoice: exactly one is submitted', async () => {
    const one = invoice()
    const drafts = await Promise.all(Array.from({ length: 10 }, () => draftWith(one)))
    const results = await Promise.all(drafts.map((pkApply) => submit(world, pkApply)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(new Set(results.filter(({ ok }) => !ok).map(({ code }) => code))).toEqual(new Set(['06000101']))
    await expectInvariants(t.database)
  })

  test("I26: another company's application keeps its number to itself", async () => {
    const one = invoice()
    await submitted(one)
    const line = { ...lineWith(one), pkLimit: '', pkSupplier: '' }
    const { problems } = await checkIssues(world, 'rivalOperator', [line])
    const refusal = problems.find(({ code }) => code === '06000101')
    expect(refusal?.message).toContain('已用于其他企业的申请')
    expect(refusal?.message).not.toMatch(/SQ\d/)
  })
})

describe('when an invoice is free again', () => {
  const free = async (one: InvoiceInput) => expect((await submitted(one)).result).toMatchObject({ ok: true })

  test('voided after a return, withdrawn, refused by the supplier, taken back', async () => {
    const voided = invoice()
    const { pkApply } = await submitted(voided)
    await sendBack(world, pkApply)
    await cancel(world, pkApply)
    await free(voided)

    const withdrawn = invoice()
    await withdraw(world, (await submitted(withdrawn)).pkApply)
    await free(withdrawn)

    const refused = invoice()
    await refuse(world, (await issued(world, lineWith(refused))).pkCredit)
    await free(refused)

    const cancelled = invoice()
    const cancellation = await startCancel(world, (await issued(world, lineWith(cancelled))).pkCredit)
    await submit(world, cancellation, 'operator', 'ISSUE_CANCEL')
    expect((await submitted(cancelled)).result.code, 'not before the cancellation is approved').toBe('06000101')
    await approve(world, cancellation, 'director', 'ISSUE_CANCEL')
    await free(cancelled)
    await expectInvariants(t.database)
  })

  test('a returned application keeps its invoices until they leave its form', async () => {
    const one = invoice()
    const { pkApply } = await submitted(one)
    await sendBack(world, pkApply)
    expect((await submitted(one)).result.code).toBe('06000101')
    const other = invoice()
    await edit(pkApply, other)
    await free(one)
    expect(await submit(world, pkApply)).toMatchObject({ ok: true })
    const { changes } = await issueDetail(world, 'director', pkApply)
    expect(changes).toEqual([
      {
        label: '发票',
        kind: 'files',
        before: `${one.invoiceNo} 2026-11-01 500,000.00 元 合同.pdf`,
        after: `${other.invoiceNo} 2026-11-01 500,000.00 元 合同.pdf`,
      },
    ])
  })

  test('expired without an answer', async () => {
    const own = await createTestDatabase()
    const outer = world
    world = await createWorld(own.database)
    const one = invoice()
    await submitted(one)
    world.clock.advanceDays(16)
    expect(await expireApplications({ database: world.database, clock: world.clock })).toBe(1)
    await free(one)
    world = outer
    await own.drop()
  })
})

describe('what is shown of invoices', () => {
  test('product §4.5: the queue says whether there are any, the detail which, and warns where there are none', async () => {
    const one = invoice()
    const with1 = await submitted(one)
    const without = await submitted()
    const { list } = await issueList(world, 'director', { box: 'TODO' })
    const hasInvoice = (pkApply: string) => list.find((row) => row.pkApply === pkApply)?.hasInvoice
    expect([hasInvoice(with1.pkApply), hasInvoice(without.pkApply)]).toEqual([true, false])
    const detail = await issueDetail(world, 'director', with1.pkApply)
    const { invoiceFileIds: _, ...facts } = one
    expect(detail.trade?.invoices).toMatchObject([{ ...facts, files: [{ name: '合同.pdf' }] }])
    expect(detail.hints.filter((risk) => risk.includes('发票'))).toEqual([])
    const bare = await issueDetail(world, 'director', without.pkApply)
    expect(bare.hints).toContain('未附发票，发票覆盖率 0%')
  })

  test('I25: the supplier reads the invoices of its ticket, the files stay their owner’s', async () => {
    const one = invoice()
    const { pkCredit } = await issued(world, lineWith(one))
    const { trade } = await creditDetail(world, 'supplierOperator', pkCredit)
    expect(trade?.invoices).toMatchObject([{ invoiceNo: one.invoiceNo, files: [] }])
  })

  test('the files of an incomplete draft keep their names', async () => {
    const line = issueLine(world)
    const pkApply = await draft(world, { trade: { ...line.trade, contractNo: '', otherFileIds: [world.file] } })
    const { files, trade } = await issueDetail(world, 'operator', pkApply)
    expect(trade).toBeNull()
    expect(files).toMatchObject([{ pkFile: world.file, name: '合同.pdf' }])
  })
})

test('invoices enter the own of the enterprise once, with both sides of the trade', async () => {
  const one = invoice()
  const { pkApply } = await submitted(one)
  await withdraw(world, pkApply)
  await submitted({ ...one, amountWithTax: '600000.00' })
  const rows = await t.database.read.selectFrom('invoice').selectAll().where('invoiceNo', '=', one.invoiceNo).execute()
  expect(rows).toMatchObject([
    {
      fkCorp: world.core,
      buyer: '华岳重工股份有限公司',
      seller: '江城精铸有限公司',
      amountWithTaxFen: 60_000_000n,
      verifyState: 'UNCHECKED',
    },
  ])
})
