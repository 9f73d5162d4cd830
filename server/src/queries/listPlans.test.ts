import { list } from '@jinpiao/contract/list'
import { receipt } from '@jinpiao/contract/receipts'
import type { TermName } from '@jinpiao/contract/terms'
import { fenToDecimal } from '@jinpiao/values/money'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFilledWorld, fillLimits } from '../testing/fill.ts'
import { listAsked, type View } from '../testing/listCases.ts'
import { type Indexes, indexesOf } from '../testing/listIndexes.ts'
import { registeredLists } from '../testing/registeredLists.ts'
import { draft } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import type { World } from '../testing/world.ts'
import { listing } from './listing/page.ts'

const TICKETS = 8000
let t: TestDatabase
let world: World
let indexes: Indexes
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createFilledWorld(t.database, TICKETS)
  await fillLimits(world, TICKETS)
  // Somebody who has written few.
  for (let count = 0; count < 3; count++) await draft(world, {}, 'operator2')
  if (t.database.dialect === 'postgres') await sql`vacuum analyze`.execute(t.database.owner)
  indexes = await indexesOf(t.database)
})
afterAll(() => t.drop())

/** What lists of parts are asked for: things of the filled world with many parts. */
const wholes = (): Record<string, string> => ({
  pkLimit: world.limits.main,
  pkDraw: 'D100000000',
})
function ofWhole(name: string | undefined): object {
  if (name === undefined) return {}
  const key = wholes()[name]
  if (key === undefined) throw new Error(`Say in listPlans.test.ts which ${name} of the filled world has many parts`)
  return { [name]: key }
}

const lists = registeredLists().map((each) => ({ ...each, name: each.endpoint.list.name }))
const askedOf = (one: (typeof lists)[number]) => listAsked(world, indexes, one, ofWhole(one.endpoint.list.of))

test('lists that are called small have fewer than 50 rows an enterprise', async () => {
  for (const one of lists.filter(({ small }) => small)) {
    const views = await askedOf(one).viewsOf()
    for (const { count } of views) expect(count, one.name).toBeLessThan(50)
  }
})

describe.each(lists.filter(({ small }) => !small))('0014: $name', (one) => {
  const { sort, filters } = one.endpoint.list
  let asked: ReturnType<typeof listAsked>
  let views: readonly View[]
  beforeAll(async () => {
    asked = askedOf(one)
    views = await asked.viewsOf()
  })

  test('each view is read by an index', () => {
    expect(views.flatMap(({ faults }) => faults)).toEqual([])
  })

  test.each(sort)('the order of %s has an index that gives a page without sorting', async (key) => {
    expect(await asked.orderFaults(views, key)).toEqual([])
  })

  test.each(Object.keys(filters) as TermName[])('the filter %s has an index', async (filter) => {
    expect(await asked.filterFaults(views, filter)).toEqual([])
  })
})

test('a missing index is named as a migration would create it', async () => {
  const endpoint = list({
    name: 'tests',
    path: '/tests',
    summary: '',
    permission: 'anyone',
    row: receipt,
    filters: { counterpartyName: 'contains', amount: 'range', creditNo: ['x'] },
    sort: ['counterpartyName', 'receiptAt'],
  })
  const withoutIndex = listing<object>(endpoint, {
    table: 'receipt',
    key: 'pkReceipt',
    tenant: 'fkCorp',
    columns: {
      counterpartyName: 'counterpartyName',
      receiptAt: 'at',
      amount: { by: sql`coalesce(${sql.ref('amountFen')}, 1)`, of: ['amountFen'] },
      creditNo: 'pkApply',
    },
    order: () => ['receiptAt', 'desc'],
    async load({ read }, keys) {
      const rows = await read
        .selectFrom('receipt')
        .selectAll()
        .where('pkReceipt', 'in', [...keys])
        .execute()
      return rows.map((row) => ({ ...row, amount: fenToDecimal(row.amountFen) }))
    },
    keyOf: (row) => (row as { pkReceipt: string }).pkReceipt,
  })
  const asked = listAsked(world, indexes, { endpoint, list: withoutIndex }, {})
  const views = await asked.viewsOf()
  const line = (name: string, column: string) =>
    `missing: createIndex(db, 'receipt_${name}', 'receipt (fkCorp, ${column}, pkReceipt)')`
  expect(new Set(await asked.orderFaults(views, 'counterpartyName'))).toEqual(
    new Set([line('counterpartyName', 'counterpartyName')]),
  )
  expect(await asked.orderFaults(views, 'receiptAt')).toEqual([])
  expect(await asked.filterFaults(views, 'amount')).toContain(line('amountFen', 'coalesce(amountFen, 1)'))
  expect(await asked.filterFaults(views, 'creditNo')).toContain(line('pkApply', 'pkApply'))
  // Among many rows a name is looked for by its beginning.
  expect(await asked.filterFaults(views, 'counterpartyName')).toContain(line('counterpartyName', 'counterpartyName'))
})
