import type { InvoiceInput } from '@jinpiao/contract/invoice'
import type { InvoiceEntry } from '@jinpiao/contract/invoices'
import { addDays } from '@jinpiao/values/days'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBusinessError } from '../../domain/businessError.ts'
import { DAY_MS, todayOf } from '../../domain/clock.ts'
import { simulate } from '../../jobs/simulated/answer.ts'
import { invoices } from '../../queries/invoices.ts'
import { financeLine } from '../../testing/financeLine.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { accept, draft, formOf, issued, openTasks, replyTo, submitAs, submitRequest } from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { as, createWorld, issueLine, type Person, reading, transferLine, type World } from '../../testing/world.ts'
import { verifyInvoices } from './check.ts'
import { invoiceDetail } from './detail.ts'
import { enterInvoices, removeInvoice } from './enter.ts'

let t: TestDatabase
let world: World
beforeEach(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterEach(async () => {
  await expectInvariants(t.database)
  await t.drop()
})

/** What an act answers, or the code that it is refused with. */
const outcome = <Answer>(act: Promise<Answer>) =>
  act.catch((error: unknown) => {
    if (!isBusinessError(error)) throw error
    return error.code
  })
const entry = (invoiceNo: string, changes: Partial<InvoiceEntry> = {}): InvoiceEntry =>
  ({
    invoiceNo,
    invoiceCode: '',
    issueDate: addDays(todayOf(world.clock), -3),
    sellerName: world.people.supplierOperator.corpName,
    buyerName: '华岳重工股份有限公司',
    amountWithTax: '1000.00',
    taxAmount: '130.00',
    checkCode: '',
    ...changes,
  }) as InvoiceEntry
const number = (last: string) => `2655${last.padStart(16, '0')}`
const enter = (one: InvoiceEntry, who: Person = 'supplierOperator') =>
  outcome(enterInvoices(as(world, who), { invoices: [one] }))
async function entered(last: string): Promise<string> {
  const { pkInvoices } = await enterInvoices(as(world, 'supplierOperator'), { invoices: [entry(number(last))] })
  return pkInvoices[0] ?? ''
}
const verify = (pkInvoices: string[], who: Person = 'supplierOperator') =>
  verifyInvoices(as(world, who), { pkInvoices })
const detail = (pkInvoice: string, who: Person = 'supplierOperator') =>
  invoiceDetail(reading(world, who), { pkInvoice })
const remove = (pkInvoice: string, who: Person = 'supplierOperator') =>
  outcome(removeInvoice(as(world, who), { pkInvoice }))
const asked = async () => (await openTasks(world)).filter(({ task }) => task.kind === 'INVOICE_CHECK')

/** Financings of a fresh ticket each, backed by this invoice. */
async function financing(last: string, amount: string): Promise<string> {
  const promisedDate = addDays(todayOf(world.clock), 90)
  const { pkCredit } = await issued(world, { amount, promisedDate })
  await accept(world, pkCredit)
  const ticket = await t.database.read
    .selectFrom('ticket')
    .selectAll()
    .where('pkCredit', '=', pkCredit)
    .executeTakeFirstOrThrow()
  const line = financeLine(world, ticket, amount)
  const { invoiceNo, invoiceCode, issueDate, amountWithTax } = entry(number(last))
  const shown = { invoiceNo, invoiceCode, issueDate, amountWithTax, invoiceFileIds: line.trade.fileIds }
  const lines = [{ ...line, trade: { ...line.trade, invoices: [shown] } }]
  const { saved } = await formOf('FINANCE').save(as(world, 'supplierOperator'), { lines })
  return saved[0]?.pkApply ?? ''
}
const submit = (pkApply: string) => submitAs('FINANCE')(world, pkApply, 'supplierOperator')

test('an invoice is entered once: typed again, at once by two, or by somebody who only reads, it is refused', async () => {
  const one = entry(number('4'))
  const both = await Promise.all([enter(one), enter(one)])
  expect(both.filter((each) => each === '06000115')).toHaveLength(1)
  expect(await enter(one)).toBe('06000115')
  expect(await enter(entry(number('5')), 'supplierDirector')).toBe('01000202')
  expect(await enter({ ...entry(number('5')), sellerName: '另一家公司' })).toBe('06000118')
  expect(await enter({ ...entry(number('5')), taxAmount: '1000.00' as never })).toBe('06000119')
  const { list } = await invoices.page(reading(world, 'supplierOperator'), { page: 1, pageSize: 10 })
  expect(list).toMatchObject([{ invoiceNo: number('4'), usedAmount: '0.00', availableAmount: '1000.00' }])
  const others = await invoices.page(reading(world, 'operator'), { page: 1, pageSize: 10 })
  expect(others.list, 'I30: another enterprise').toEqual([])
})

test('I15: its use is what open financings take, at once no more than its amount; used, it cannot be deleted', async () => {
  const pkInvoice = await entered('4')
  const applications = [await financing('4', '600.00'), await financing('4', '600.00')]
  // Both have signed before either submits.
  const requests: Awaited<ReturnType<typeof submitRequest>>[] = []
  for (const pkApply of applications) {
    requests.push(await submitRequest('FINANCE', as(world, 'supplierOperator'), pkApply))
  }
  const answers = (await Promise.all(requests.map((request) => request()))).flatMap(({ results }) => results)
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: '06000114' })
  const seen = await detail(pkInvoice)
  expect(seen).toMatchObject({ usedAmount: '600.00', availableAmount: '400.00', isUnused: false })
  expect(seen.uses).toMatchObject([{ businessType: 'FINANCE', usedAmount: '600.00', isOpen: true }])
  expect(await remove(pkInvoice)).toBe('06000116')
  const taken = applications.find((_, index) => answers[index]?.ok) ?? ''
  await formOf('FINANCE').withdraw(as(world, 'supplierOperator'), { pkApplys: [taken] })
  expect(await detail(pkInvoice)).toMatchObject({ usedAmount: '0.00', availableAmount: '1000.00' })
  expect(await remove(pkInvoice), 'it was named once').toBe('06000116')
  expect(await remove(await entered('5'))).toEqual({})
  expect(await remove(pkInvoice, 'operator')).toBe('01000302')
})

test('the tax office answers by the last digit: passed, not matching, void, never', async () => {
  const keys = [await entered('14'), await entered('11'), await entered('12'), await entered('13')]
  const { results } = await verify(keys)
  expect(results.every(({ ok }) => ok)).toBe(true)
  expect((await verify(keys)).results.map(({ code }) => code)).toEqual(Array(4).fill('06000117'))
  await simulate({ ...world, clock: { now: () => world.clock.now() + DAY_MS } })
  const states = await Promise.all(keys.map(async (key) => (await detail(key)).invoiceVerifyState))
  expect(states).toEqual(['PASSED', 'FAILED', 'VOID', 'CHECKING'])
  expect(await detail(keys[1] ?? '')).toMatchObject({ verifyNote: '票面信息与税务局记录不符（演示）' })
  expect(
    (await verify([keys[1] ?? '', keys[2] ?? ''])).results.map(({ ok }) => ok),
    'a late record',
  ).toEqual([true, false])
  expect(await outcome(submit(await financing('12', '100.00')))).toBe('06000113')
})

test('an invoice that does not match or is void backs no ticket: issue and transfer are refused, each by its own record', async () => {
  const sheet = { sellerName: '另一家公司', buyerName: world.people.operator.corpName }
  const inBooks = async (who: Person, invoiceNo: string, changes: Partial<InvoiceEntry>) => {
    const { pkInvoices } = await enterInvoices(as(world, who), { invoices: [entry(invoiceNo, changes)] })
    await verify(pkInvoices, who)
  }
  await inBooks('operator', number('11'), sheet)
  await simulate({ ...world, clock: { now: () => world.clock.now() + DAY_MS } })
  const { issueDate } = entry('')
  const shown = { invoiceNo: number('11'), invoiceCode: '', issueDate, amountWithTax: '1000.00' }
  const line = issueLine(world, { amount: '1000.00' })
  const trade = { ...line.trade, invoices: [{ ...shown, invoiceFileIds: line.trade.fileIds } as InvoiceInput] }
  const { problems } = await formOf('ISSUE').check(reading(world, 'operator'), {
    lines: [{ line: { ...line, trade } }],
  })
  expect(problems).toMatchObject([{ field: 'trade.invoices.0.invoiceNo', code: '06000113' }])
  expect(problems[0]?.message).toBe(`发票 ${number('11')} 的验真结果为“验真不符”，不能使用，请更换发票`)
  expect(await outcome(submitAs('ISSUE')(world, await draft(world, { amount: line.amount, trade }), 'operator'))).toBe(
    '06000113',
  )

  const { pkCredit } = await issued(world, { amount: '1000.00', promisedDate: addDays(todayOf(world.clock), 90) })
  await accept(world, pkCredit)
  const own = transferLine(world, world.people.supplierOperator.fkCorp, pkCredit, [
    [world.suppliers[1]?.fkCorp ?? '', '1000.00'],
  ])
  const [output] = own.outputs
  const [backing] = output?.trade.invoices ?? []
  if (output === undefined || backing === undefined) throw new Error('a transfer shows an invoice')
  const asked = {
    ...own,
    outputs: [{ ...output, trade: { ...output.trade, invoices: [{ ...backing, invoiceNo: number('12') }] } }],
  }
  const refusals = async () =>
    (await formOf('TRANSFER').check(reading(world, 'supplierOperator'), { lines: [{ line: asked }] })).problems
  expect(await refusals(), 'what another enterprise was told is its own affair').toEqual([])
  await inBooks('supplierOperator', number('12'), {})
  await simulate({ ...world, clock: { now: () => world.clock.now() + DAY_MS } })
  expect(await refusals()).toMatchObject([{ field: 'outputs.0.trade.invoices.0.invoiceNo', code: '06000113' }])
})

test('answered twice or late, a check takes effect once, and never on an invoice that has changed', async () => {
  const pkInvoice = await entered('4')
  await verify([pkInvoice])
  const [task] = await asked()
  if (!task) throw new Error('nobody is asked')
  const said = { answer: 'APPROVE', evidenceKey: 'check-0001' } as const
  expect(await replyTo(world, task, said)).toEqual({ isRepeated: false })
  expect(await replyTo(world, task, said)).toEqual({ isRepeated: true })
  expect(await outcome(replyTo(world, task, { answer: 'REJECT', body: { state: 'VOID' } }))).toBe('99000409')
  expect(await detail(pkInvoice)).toMatchObject({ invoiceVerifyState: 'PASSED' })

  const gone = await entered('5')
  await verify([gone])
  const [open] = await asked()
  if (!open) throw new Error('nobody is asked')
  expect(await remove(gone)).toEqual({})
  expect(await outcome(replyTo(world, open, { answer: 'APPROVE' }))).toBe('01000302')

  const changed = await entered('6')
  await verify([changed])
  const [late] = await asked()
  await t.database.write((tx) =>
    tx.updateTable('invoice').set({ amountWithTaxFen: 90_000n }).where('pkInvoice', '=', changed).execute(),
  )
  if (late) await replyTo(world, late, { answer: 'APPROVE' })
  expect(await detail(changed), 'another amount than was asked about').toMatchObject({
    invoiceVerifyState: 'UNCHECKED',
  })
})
