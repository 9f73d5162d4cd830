import type { InvoiceInput } from '@jinpiao/contract/invoice'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isBusinessError } from '../domain/businessError.ts'
import { expireApplications } from '../jobs/expire.ts'
import { checkIssueLines } from '../queries/issueCheck.ts'
import { getCredit } from '../queries/creditDetail.ts'
import { getIssueApplication } from '../queries/issueDetail.ts'
import { listIssueApplications } from '../queries/issueList.ts'
import { expectInvariants } from '../testing/invariants.ts'
import { approve, draft, issued, refuse, startCancel, submit as submitOrThrow } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { as, createWorld, issueLine, reading, sign, type World } from '../testing/world.ts'
import { directorReject, directorReturn, submitIssue, withdrawIssue } from './decisions.ts'
import { saveIssueDrafts, updateIssueDraft } from './issueDrafts.ts'

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
const applyNoOf = async (pkApply: string) =>
  (await getIssueApplication(reading(world, 'operator'), { pkApply })).application.applyNo
const edit = async (pkApply: string, ...invoices: InvoiceInput[]) => {
  const { version } = (await getIssueApplication(reading(world, 'operator'), { pkApply })).application
  return updateIssueDraft(as(world, 'operator'), { pkApply, version, line: lineWith(...invoices) })
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
    const check = (line: object) =>
      checkIssueLines(reading(world, 'operator'), { lines: [{ ...lineWith(one), ...line }] })
    expect((await check({})).problems).toMatchObject([{ field: 'trade.invoices.0.invoiceNo', code: '06000101' }])
    expect((await check({ pkApply })).problems).toEqual([])
  })

  test('two lines of one form with one invoice: the check names the later, the submission takes the first', async () => {
    const one = invoice()
    const lines = [lineWith(one), lineWith(one)]
    const { problems } = await checkIssueLines(reading(world, 'operator'), { lines })
    expect(problems).toMatchObject([{ line: 1, field: 'trade.invoices.0.invoiceNo', code: '06000110' }])
    const { saved } = await saveIssueDrafts(as(world, 'operator'), { lines })
    const pkApplys = saved.map(({ pkApply }) => pkApply)
    const context = as(world, 'operator')
    const signature = await sign(context, pkApplys, 'ISSUE', 'SUBMIT')
    const { results } = await submitIssue(context, { pkApplys, signature })
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
    const { problems } = await checkIssueLines(reading(world, 'rivalOperator'), { lines: [line] })
    const refusal = problems.find(({ code }) => code === '06000101')
    expect(refusal?.message).toContain('已用于其他企业的开立申请')
    expect(refusal?.message).not.toMatch(/SQ\d/)
  })
})

describe('when an invoice is free again', () => {
  const comment = '发票与合同不符'
  const free = async (one: InvoiceInput) => expect((await submitted(one)).result).toMatchObject({ ok: true })

  test('rejected by the director, withdrawn, refused by the supplier, taken back', async () => {
    const rejected = invoice()
    const { pkApply } = await submitted(rejected)
    await directorReject(as(world, 'director'), { pkApplys: [pkApply], comment })
    await free(rejected)

    const withdrawn = invoice()
    await withdrawIssue(as(world, 'operator'), { pkApplys: [(await submitted(withdrawn)).pkApply] })
    await free(withdrawn)

    const refused = invoice()
    await refuse(world, (await issued(world, lineWith(refused))).pkCredit)
    await free(refused)

    const cancelled = invoice()
    const cancel = await startCancel(world, (await issued(world, lineWith(cancelled))).pkCredit)
    await submit(world, cancel, 'operator', 'ISSUE_CANCEL')
    expect((await submitted(cancelled)).result.code, 'not before the cancellation is approved').toBe('06000101')
    await approve(world, cancel, 'director', 'ISSUE_CANCEL')
    await free(cancelled)
    await expectInvariants(t.database)
  })

  test('a returned application keeps its invoices until they leave its form', async () => {
    const one = invoice()
    const { pkApply } = await submitted(one)
    await directorReturn(as(world, 'director'), { pkApplys: [pkApply], comment })
    expect((await submitted(one)).result.code).toBe('06000101')
    const other = invoice()
    await edit(pkApply, other)
    await free(one)
    expect(await submit(world, pkApply)).toMatchObject({ ok: true })
    const { changes } = await getIssueApplication(reading(world, 'director'), { pkApply })
    expect(changes).toEqual([
      {
        field: 'trade.invoices',
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
    const director = reading(world, 'director')
    const query = { page: 1, pageSize: 50, box: 'TODO' as const, state: [] }
    const { list } = await listIssueApplications(director, query)
    const hasInvoice = (pkApply: string) => list.find((row) => row.pkApply === pkApply)?.hasInvoice
    expect([hasInvoice(with1.pkApply), hasInvoice(without.pkApply)]).toEqual([true, false])
    const detail = await getIssueApplication(director, { pkApply: with1.pkApply })
    const { invoiceFileIds: _, ...facts } = one
    expect(detail.trade?.invoices).toMatchObject([{ ...facts, files: [{ name: '合同.pdf' }] }])
    expect(detail.risks.filter((risk) => risk.includes('发票'))).toEqual([])
    const bare = await getIssueApplication(director, { pkApply: without.pkApply })
    expect(bare.risks).toContain('未附发票，发票覆盖率 0%')
  })

  test('I25: the supplier reads the invoices of its ticket, the files stay their owner’s', async () => {
    const one = invoice()
    const { pkCredit } = await issued(world, lineWith(one))
    const { trade } = await getCredit(reading(world, 'supplierOperator'), { pkCredit })
    expect(trade?.invoices).toMatchObject([{ invoiceNo: one.invoiceNo, files: [] }])
  })

  test('the files of an incomplete draft keep their names', async () => {
    const line = issueLine(world)
    const pkApply = await draft(world, { trade: { ...line.trade, contractNo: '', otherFileIds: [world.file] } })
    const { files, trade } = await getIssueApplication(reading(world, 'operator'), { pkApply })
    expect(trade).toBeNull()
    expect(files).toMatchObject([{ pkFile: world.file, name: '合同.pdf' }])
  })
})

test('invoices enter the own of the enterprise once, with both sides of the trade', async () => {
  const one = invoice()
  const { pkApply } = await submitted(one)
  await withdrawIssue(as(world, 'operator'), { pkApplys: [pkApply] })
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
