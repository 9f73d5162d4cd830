import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { draft } from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { createWorld, reading, type World } from '../../testing/world.ts'
import { receipts } from '../receipts.ts'
import { suppliers } from '../suppliers.ts'
import type { ListPage } from './page.ts'
import { COUNTED, IN_VAIN, VISITED } from './walk.ts'

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

test('a search finds what stands anywhere, and only then says that there is none', async () => {
  for (const digit of [0, 5, 1999]) {
    const wanted = String(100000 + ROWS - digit)
    const far = await suppliersOf(wanted)
    expect(far.list.map(({ corpName }) => corpName)).toEqual([`N${wanted}`])
    expect([far.pagecond.count, far.pagecond.more]).toEqual([1, undefined])
  }
  const none = await suppliersOf('没有这一家')
  expect([none.pagecond.count, none.pagecond.more]).toEqual([0, undefined])
})

/** All that a list finds, page by page, going on as long as it says that there may be more. */
async function followed(
  read: (at: { page: number; onward: string | undefined }) => Promise<ListPage<object>>,
  nameOf: (row: never) => string,
) {
  const names: string[] = []
  for (let page = 1, onward: string | undefined; ; ) {
    const { list, pagecond } = await read({ page, onward })
    // Of a number behind the last page, the last page is read.
    if (pagecond.page === page) names.push(...list.map((row) => nameOf(row as never)))
    const isFull = pagecond.page === page && list.length === pagecond.pageSize && pagecond.more === true
    if (isFull || page * pagecond.pageSize < pagecond.count) page += 1
    else if (pagecond.onward === undefined) return names
    else {
      expect(pagecond).toMatchObject({ more: true, onward: expect.not.stringMatching(`^${onward}$`) })
      ;[page, onward] = [1, pagecond.onward]
    }
  }
}

test('what a list finds is what a plain scan finds, in its order: parts of names, and two wide ranges', async () => {
  const numbers = Array.from({ length: ROWS }, (_, index) => 100_001 + index)
  const size = fc.constantFrom(10, 50, 200)
  const part = fc.integer({ min: 100, max: 122_000 }).map(String)
  await fc.assert(
    fc.asyncProperty(part, fc.constantFrom('asc', 'desc'), size, async (keyword, way, pageSize) => {
      const sort = `corpName,${way}`
      const found = await followed(
        (at) => suppliers.page(reading(world, 'operator'), { pageSize, ...at, keyword, sort }),
        ({ corpName }: { corpName: string }) => corpName,
      )
      const scanned = numbers.filter((no) => String(no).includes(keyword)).map((no) => `N${no}`)
      expect(found).toEqual(way === 'desc' ? scanned.toReversed() : scanned)
    }),
    { numRuns: 8 },
  )
  const rows = fc.integer({ min: 1, max: ROWS })
  const order = fc.constantFrom('receiptAt,asc', 'receiptAt,desc', 'amount,asc', 'amount,desc', 'receiptNo,asc')
  await fc.assert(
    fc.asyncProperty(rows, fc.integer({ min: -10, max: 150 }), order, size, async (from, more, sort, pageSize) => {
      const until = Math.max(1, from + more)
      const query = { receiptFrom: `2026-11-${100_000 + from}`, amountTo: fenToDecimal(BigInt(until)), sort }
      const found = await followed(
        (at) => receipts.page(reading(world, 'operator'), { pageSize, ...at, ...query }),
        ({ amount }: { amount: string }) => amount,
      )
      const scanned = numbers.map((no) => no - 100_000).filter((no) => no >= from && no <= until)
      const wanted = scanned.map((no) => fenToDecimal(BigInt(no)))
      expect(found).toEqual(sort.endsWith('desc') ? wanted.toReversed() : wanted)
    }),
    { numRuns: 30 },
  )
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

test('behind where a walk in vain ends: what begins with the text is found, and the rest by going on', async () => {
  const last = IN_VAIN + 1000
  await t.database.write((tx) =>
    sql`with recursive n (i) as (select 1 union all select i + 1 from n where i < ${sql.lit(last)})
      insert into supplier ("pkSupplier", "fkCorp", "corpName", "creditCode", "isFirstLevel", state, "createdAt", "updatedAt")
      select 'F' || (100000 + i), ${world.rival}, 'N' || (100000 + i), 'C' || i, 0, 'ACTIVE', '', '' from n`.execute(
      tx,
    ),
  )
  const who = reading(world, 'rivalOperator')
  const found = async (keyword: string, onward?: string) => suppliers.page(who, { ...page, keyword, onward })
  const name = `N${100_000 + last}`
  const begun = await found(name)
  expect(begun.list.map(({ corpName }) => corpName)).toEqual([name])
  expect(begun.pagecond).toMatchObject({ count: 1, more: true })
  const inside = await found(name.slice(1))
  expect(inside).toMatchObject({ list: [], pagecond: { count: 0, more: true } })
  const further = await found(name.slice(1), inside.pagecond.onward)
  expect(further.list.map(({ corpName }) => corpName)).toEqual([name])
  expect([further.pagecond.more, further.pagecond.onward]).toEqual([undefined, undefined])
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
