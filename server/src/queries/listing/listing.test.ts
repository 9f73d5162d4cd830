import { decimalToFen } from '@jinpiao/values/money'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { draft } from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { createWorld, reading, type World } from '../../testing/world.ts'
import { receipts } from '../receipts.ts'
import { suppliers } from '../suppliers.ts'
import { COUNTED, VISITED } from './walk.ts'

/** One enterprise with more rows than a request visits. */
const ROWS = VISITED + 2000
let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  const pkApply = await draft(world)
  const numbers = sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < ${sql.lit(ROWS)})`
  const no = sql`cast(100000 + i as text)`
  await t.database.write(async (tx) => {
    await sql`${numbers} insert into supplier ("pkSupplier", "fkCorp", "corpName", "creditCode", "isFirstLevel", state,
        "createdAt", "updatedAt")
      select 'S' || ${no}, ${world.core}, 'N' || ${no}, 'C' || ${no}, 0, 'ACTIVE', '', '' from n`.execute(tx)
    await sql`${numbers} insert into receipt ("pkReceipt", "receiptNo", "noTail", "fkCorp", kind, "pkApply",
        "counterpartyName", "amountFen", at)
      select 'R' || ${no}, 'PZ' || ${no}, ${no}, ${world.core}, 'ISSUE', ${pkApply}, '', i, '2026-11-' || ${no}
      from n`.execute(tx)
  })
})
afterAll(() => t.drop())

const page = { page: 1, pageSize: 10 }
const receiptsOf = (query: object) => receipts.page(reading(world, 'operator'), { ...page, ...query })
const suppliersOf = (keyword: string) => suppliers.page(reading(world, 'operator'), { ...page, keyword })

test('a filter that fits many rows, far behind where the walk ends, finds the first of them in order', async () => {
  const { list, pagecond } = await receiptsOf({ amountFrom: '0.01', amountTo: '15.00', sort: 'receiptAt,desc' })
  expect(list.map(({ amount }) => amount).slice(0, 2)).toEqual(['15.00', '14.99'])
  expect(pagecond).toMatchObject({ count: COUNTED, more: true })
})

test('a list says the order that it is in: the one that was asked for, else its own', async () => {
  expect((await receiptsOf({ sort: 'amount,asc' })).pagecond.sort).toBe('amount,asc')
  const { list, pagecond } = await receiptsOf({})
  expect(pagecond.sort).toBe('receiptAt,desc')
  const days = list.map(({ receiptAt }) => receiptAt)
  expect(days).toEqual(days.toSorted().toReversed())
})

test('two filters that fit few rows together are counted exactly, if one of them fits no more than are visited', async () => {
  const many = { amountFrom: '0.01', amountTo: '15.00', receiptKind: ['ISSUE'] }
  const { list, pagecond, sum } = await receiptsOf({ ...many, receiptFrom: '2026-11-101498', sort: 'receiptAt,desc' })
  expect(list.map(({ amount }) => amount)).toEqual(['15.00', '14.99', '14.98'])
  expect([pagecond.count, pagecond.more, sum]).toEqual([3, undefined, { amount: '44.97' }])
})

test('a search without an index ends after so many rows, and says so', async () => {
  const near = await suppliersOf('N100005')
  expect([near.list.length, near.pagecond.count, near.pagecond.more]).toEqual([1, 1, true])
  const far = await suppliersOf(String(100000 + ROWS - 5))
  expect([far.list.length, far.pagecond.count, far.pagecond.more]).toEqual([0, 0, true])
})

test('a search finds what begins with the text, behind where the walk ends, in the order of the list', async () => {
  const start = String(100000 + ROWS - 5).slice(0, 5)
  for (const [letter, sort] of [
    ['N', 'corpName,asc'],
    ['C', 'creditCode,asc'],
  ]) {
    const { list, pagecond } = await suppliers.page(reading(world, 'operator'), {
      ...page,
      keyword: `${letter}${start}`,
      sort,
    })
    expect(list.map(({ corpName }) => corpName).slice(0, 2)).toEqual([`N${start}0`, `N${start}1`])
    expect([pagecond.count, pagecond.more]).toEqual([10, true])
  }
})

test('an export finds what a page does not visit', async () => {
  const query = { ...page, keyword: `N${100000 + ROWS - 5}` }
  const found: object[] = []
  for await (const rows of suppliers.all(reading(world, 'operator'), query)) found.push(...rows)
  expect(found).toHaveLength(1)
})

test('the next page goes on behind the last row of the one before, whatever has come in front meanwhile', async () => {
  const query = { amountFrom: '0.01', amountTo: '999999.00', sort: 'receiptAt,desc' }
  const first = await receiptsOf(query)
  const numbers = sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < 25)`
  await t.database.write((tx) =>
    sql`${numbers} insert into receipt ("pkReceipt", "receiptNo", "noTail", "fkCorp", kind, "pkApply",
        "counterpartyName", "amountFen", at)
      select 'NEW' || i, 'PZ9' || i, '9', ${world.core}, 'ISSUE', (select min("pkApply") from application), '', 100,
        '2026-12-' || i from n`.execute(tx),
  )
  const second = await receiptsOf({ ...query, page: 2, cursor: first.pagecond.cursor })
  const amounts = [...first.list, ...second.list].map(({ amount }) => decimalToFen(amount))
  expect(amounts).toEqual(Array.from({ length: 20 }, (_, index) => BigInt(ROWS - index)))
})
