import { issueImportColumns } from '@jinpiao/contract/issueImport'
import { columnHeading } from '@jinpiao/contract/sheetColumns'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issuePlan, readIssueRows } from '../business/issue/issueSheet.ts'
import { findRecipients } from '../business/transfer/recipients.ts'
import { todayOf } from '../domain/clock.ts'
import { plainSheet } from '../domain/sheet.ts'
import { readSheetRows } from '../sheets/sheetRows.ts'
import { accept, draft, issued, issueList } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { createWorld, issueLine, reading, type World } from '../testing/world.ts'
import { credits } from './credits.ts'
import { suppliers } from './suppliers.ts'

const NAME = '江城（华东）精铸 有限公司'
const CODE = '91420100MA4KX1234R'
/** What people type and paste for it. */
const spelt = [
  '江城(华东)精铸有限公司',
  '江城（华东)　精铸有限公司',
  '江城(华东）\u200b精铸有限公司\ufeff',
  '（华东）精铸有',
]

let t: TestDatabase
let world: World
let pkSupplier: string
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  const [supplier] = world.suppliers
  pkSupplier = supplier?.pkSupplier ?? ''
  const renamed = { corpName: NAME, creditCode: CODE }
  await t.database.write(async (tx) => {
    await tx
      .updateTable('corp')
      .set(renamed)
      .where('pkCorp', '=', supplier?.fkCorp ?? '')
      .execute()
    await tx.updateTable('supplier').set(renamed).where('pkSupplier', '=', pkSupplier).execute()
  })
  const { pkCredit } = await issued(world)
  await accept(world, pkCredit)
  await draft(world)
})
afterAll(() => t.drop())

const page = { page: 1, pageSize: 10 }

test.each([...spelt, CODE.toLowerCase(), '９１４２０１００ma4k'])('the list of suppliers finds %j', async (keyword) => {
  const { list } = await suppliers.page(reading(world, 'operator'), { ...page, keyword })
  expect(list.map(({ corpName }) => corpName)).toEqual([NAME])
})

test.each(spelt)('applications and tickets are filtered by %j', async (typed) => {
  const { list } = await issueList(world, 'operator', { supplierName: typed })
  expect(list).toHaveLength(2)
  const query = { ...page, scope: 'ISSUED', counterpartyName: typed, state: [] }
  expect((await credits.page(reading(world, 'operator'), query)).list).toHaveLength(1)
})

test.each([...spelt, CODE.toLowerCase(), ` ${CODE} `])('a recipient is found by %j', async (keyword) => {
  const found = await findRecipients(reading(world, 'otherSupplier'), { keyword })
  expect(found.map(({ corpName }) => corpName)).toEqual([NAME])
})

test.each([...spelt.slice(0, 3), CODE.toLowerCase()])('a sheet names it by %j', (typed) => {
  const { trade, ...line } = issueLine(world)
  const values: Record<string, unknown> = { ...trade, ...line, supplierName: typed, sourceName: '示范（商业）银行' }
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
  const book = {
    suppliers: [{ pkSupplier, corpName: NAME, creditCode: CODE }],
    limits: [{ pkLimit: world.limits.main, sourceName: '示范(商业)银行' }],
    today: todayOf(world.clock),
    tenor: { policies: [], isCentralSoe: false },
  }
  const sheet = [
    issueImportColumns.map((column) => columnHeading(column, 'zh-CN')),
    issueImportColumns.map(({ field }) => textOf(values[field])),
  ]
  const { ok, errors } = readIssueRows(readSheetRows(plainSheet(sheet), issuePlan, 'zh-CN'), book, 'zh-CN')
  expect([errors, ok.map(({ supplierName }) => supplierName)]).toEqual([[], [NAME]])
})

test('a name that stands in full-width letters and figures is found by half-width ones, and by a part', async () => {
  await t.database.write((tx) =>
    tx
      .updateTable('supplier')
      .set({ corpName: '江城（Ｈｕａｄｏｎｇ）３Ｄ 精铸有限公司' })
      .where('pkSupplier', '=', pkSupplier)
      .execute(),
  )
  for (const keyword of ['huadong', 'ＨＵＡＤＯＮＧ', '(Huadong)3d精铸', '３ｄ精']) {
    const { list } = await suppliers.page(reading(world, 'operator'), { ...page, keyword })
    expect([keyword, list.length]).toEqual([keyword, 1])
  }
})
