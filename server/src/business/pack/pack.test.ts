import type { DataOf } from '@jinpiao/contract/endpoint'
import type { PackPayload } from '@jinpiao/contract/packPayload'
import type { financePacks, PackType } from '@jinpiao/contract/packs'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { simulate } from '../../jobs/simulated/answer.ts'
import { packLine } from '../../testing/packs.ts'
import { answerAs, formOf, submitAs } from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { as, createWorld, type Person, reading, type World } from '../../testing/world.ts'
import { enterInvoices } from '../invoice/enter.ts'
import { packParties } from './parties.ts'

let t: TestDatabase
let world: World
let pkInvoice: string
beforeEach(async () => {
  await t?.drop()
  t = await createTestDatabase()
  world = await createWorld(t.database)
  pkInvoice = await invoiceOf('supplierOperator')
})
afterAll(() => t.drop())

async function invoiceOf(who: Person): Promise<string> {
  const { corpName } = world.people[who]
  const invoice = {
    invoiceNo: '26420000000000000018',
    invoiceCode: '',
    issueDate: '2026-11-01',
    sellerName: corpName,
    buyerName: '华岳重工股份有限公司',
    amountWithTax: '860000.00',
    taxAmount: '',
    checkCode: '',
  }
  return (await enterInvoices(as(world, who), { invoices: [invoice] })).pkInvoices[0] ?? ''
}

const fileOf = (who: Person) => world.files[world.people[who].fkCorp] ?? world.file
const financeLine = (changes: Partial<PackPayload> = {}) =>
  packLine(fileOf('supplierOperator'), {
    pkParty: world.funder,
    fkCore: world.core,
    invoices: [pkInvoice],
    ...changes,
  })
const issueLine = (changes: Partial<PackPayload> = {}) =>
  packLine(world.file, { pkParty: world.suppliers[0]?.pkSupplier ?? '', ...changes })

async function save(type: PackType, who: Person, line: PackPayload): Promise<string> {
  const { saved } = await formOf(type).save(as(world, who), { lines: [line] })
  return saved[0]?.pkApply ?? ''
}
const saveFinance = (changes?: Partial<PackPayload>) => save('FINANCE_PACK', 'supplierOperator', financeLine(changes))
const submit = (pkApply: string) => submitAs('FINANCE_PACK')(world, pkApply, 'supplierOperator')
const answer = answerAs('FINANCE_PACK', 'PLATFORM')
const detail = (pkApply: string) =>
  formOf('FINANCE_PACK').get(reading(world, 'supplierOperator'), { pkApply }) as Promise<
    DataOf<typeof financePacks.get>
  >

test('a pack is handed in without a signature, and the platform approves it', async () => {
  const pkApply = await saveFinance()
  expect(await submit(pkApply)).toMatchObject({ ok: true })
  expect((await detail(pkApply)).application.state).toBe('PENDING_PLATFORM')
  await answer(world, pkApply, { answer: 'APPROVE' })
  expect(await detail(pkApply)).toMatchObject({
    application: { state: 'DONE', packName: '2026年第四季度资料', funderName: '示范商业银行', completeness: '4/4' },
    coreName: world.people.operator.corpName,
    invoices: [{ pkInvoice, availableAmount: '860000.00' }],
    files: [{ name: '合同.pdf' }],
    opinions: [],
  })
})

test('what is not complete is not handed in: each section says what it lacks', async () => {
  const pkApply = await saveFinance({ auth: [], contracts: [], invoices: [], others: [] })
  expect((await detail(pkApply)).application).toMatchObject({ state: 'DRAFT', completeness: '0/4' })
  expect(await submit(pkApply)).toMatchObject({ ok: false, code: '04000150', message: '资料尚未完成：授权书' })
})

test('what comes back has the opinion of each section beside it, until it is handed in again', async () => {
  const pkApply = await saveFinance()
  await submit(pkApply)
  const opinions = [{ section: 'contract', opinion: '缺少盖章页' }] as const
  await answer(world, pkApply, { answer: 'RETURN', comment: '资料不完整，请补充', body: { opinions } })
  const returned = await detail(pkApply)
  expect(returned).toMatchObject({ application: { state: 'RETURNED' }, opinions })
  expect(await submit(pkApply)).toMatchObject({ ok: true })
  expect((await detail(pkApply)).opinions).toEqual([])
})

test('name and parties are changed while it is a draft or sent back, by the version that was read, and not under review', async () => {
  const pkApply = await saveFinance()
  const change = async (packName: string) => {
    const { application } = await detail(pkApply)
    const line = financeLine({ packName })
    return formOf('FINANCE_PACK').update(as(world, 'supplierOperator'), {
      lines: [{ pkApply, version: application.version, line }],
    })
  }
  await change('改名资料')
  const stale = { pkApply, version: 1, line: financeLine({ packName: '旧版本' }) }
  const late = formOf('FINANCE_PACK').update(as(world, 'supplierOperator'), { lines: [stale] })
  await expect(late).rejects.toMatchObject({ code: '99000409' })
  await submit(pkApply)
  await expect(change('审核中')).rejects.toMatchObject({ code: expect.any(String) })
  await answer(world, pkApply, { answer: 'RETURN', comment: '名称与合同不符', body: { opinions: [] } })
  await change('退回后改名')
  expect(await submit(pkApply)).toMatchObject({ ok: true })
  expect((await detail(pkApply)).application.packName).toBe('退回后改名')
})

test('an opinion of nothing, or of no section, is refused', async () => {
  const pkApply = await saveFinance()
  await submit(pkApply)
  for (const opinion of [
    { section: 'contract', opinion: ' ' },
    { section: 'stamps', opinion: '缺少' },
  ]) {
    const reply = { answer: 'RETURN', comment: '请补充', body: { opinions: [opinion] } } as const
    await expect(answer(world, pkApply, reply)).rejects.toMatchObject({ code: '01000331' })
  }
})

describe('I30: only what is the enterprise’s own', () => {
  const refused = { code: '01000302' }

  test('a kind that is not the enterprise’s is refused', async () => {
    await expect(save('ISSUE_PACK', 'supplierOperator', issueLine())).rejects.toMatchObject(refused)
    await expect(save('FINANCE_PACK', 'operator', financeLine({ invoices: [] }))).rejects.toMatchObject(refused)
  })

  test('so are parties, files and invoices of others', async () => {
    await expect(saveFinance({ pkParty: world.core })).rejects.toMatchObject(refused)
    await expect(saveFinance({ fkCore: world.rival })).rejects.toMatchObject(refused)
    const auth = [{ authKind: 'FINANCING', validTo: '', fileIds: [world.file] }] as const
    await expect(
      saveFinance({ auth: auth.map((line) => ({ ...line, fileIds: [...line.fileIds] })) }),
    ).rejects.toMatchObject(refused)
    const other = financeLine({ auth: [], contracts: [], others: [] })
    await expect(save('FINANCE_PACK', 'otherSupplier', other)).rejects.toMatchObject(refused)
    await expect(save('ISSUE_PACK', 'operator', issueLine({ pkParty: world.stranger }))).rejects.toMatchObject(refused)
    await expect(save('ISSUE_PACK', 'operator', issueLine({ fkCore: world.core }))).rejects.toMatchObject(refused)
  })
})

test('a pack for issuing shows supplier and contract; it takes nothing of limits or invoices', async () => {
  const pkApply = await save('ISSUE_PACK', 'operator', issueLine())
  expect(await submitAs('ISSUE_PACK')(world, pkApply, 'operator')).toMatchObject({ ok: true })
  await answerAs('ISSUE_PACK', 'PLATFORM')(world, pkApply, { answer: 'APPROVE' })
  const found = (await formOf('ISSUE_PACK').get(reading(world, 'operator'), { pkApply })) as { application: object }
  expect(found.application).toMatchObject({
    contractNo: 'HT-2026-0188',
    contractAmount: '860000.00',
    completeness: '2/2',
    state: 'DONE',
  })
  const held = await t.database.read.selectFrom('trade_invoice').selectAll().where('pkApply', '=', pkApply).execute()
  expect(held).toEqual([])
})

test('who can be chosen: funders with a product, and the enterprises that one supplies', async () => {
  const found = await packParties(reading(world, 'supplierOperator'))
  expect(found.funders.map(({ pkCorp }) => pkCorp)).toEqual([world.funder])
  expect(found.cores).toEqual([{ pkCorp: world.core, corpName: world.people.operator.corpName }])
  expect((await packParties(reading(world, 'strangerOperator'))).cores).toEqual([])
})

test('the demonstration’s platform answers by the number of the first contract', async () => {
  const [contract] = financeLine().contracts
  if (!contract) throw new Error('a pack has a contract')
  for (const [digit, state] of [
    ['1', 'REJECTED'],
    ['2', 'RETURNED'],
    ['3', 'PENDING_PLATFORM'],
    ['4', 'DONE'],
  ]) {
    const pkApply = await saveFinance({ contracts: [{ ...contract, contractNo: `HT-${digit}` }] })
    await submit(pkApply)
    await simulate(world, 0)
    expect((await detail(pkApply)).application.state).toBe(state)
  }
})
