import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plansOf } from '../testing/plans.ts'
import { draft } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { createWorld, reading, type World } from '../testing/world.ts'
import { limitEntries } from './limitEntries.ts'
import { limits } from './limits.ts'
import type { Listing } from './listing/page.ts'
import { COUNTED } from './listing/walk.ts'

/** Of each list; every second row is another enterprise's, every five hundredth is of a rare state or kind. */
const ROWS = 8000
/** Of one limit, with what it was granted. */
const ENTRIES = ROWS / 2 + 1
let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  const { rivalOperator } = world.people
  const numbers = sql`with recursive n (i) as (select 2 union all select i + 1 from n where i < ${sql.lit(ROWS)})`
  const no = sql`cast(100000 + i as text)`
  const own = (mine: string, theirs: string) => sql`case when i % 2 = 0 then ${mine} else ${theirs} end`
  const rarely = (rare: string, usual: string) => sql`case when i % 500 = 0 then ${rare} else ${usual} end`
  await t.database.write(async (tx) => {
    await sql`${numbers} insert into credit_limit ("pkLimit", "fkCorp", "fkSource", "sourceName", product, channel,
        "totalFen", "dayFrom", "dayTo", state)
      select 'L' || ${no}, ${own(world.core, rivalOperator.fkCorp)}, ${world.core}, 'N' || ${no}, '', 'BANK', i, '',
        '2026-' || ${no}, case when i % 500 = 0 then 'SUSPENDED' else ${own('ACTIVE', 'EXPIRED')} end from n`.execute(
      tx,
    )
    await sql`${numbers} insert into limit_entry ("fkLimit", seq, kind, "amountFen", at, "totalAfterFen",
        "allocatedAfterFen", "frozenAfterFen", "usedAfterFen")
      select ${own(world.limits.main, world.limits.small)}, i, ${rarely('ADJUST', 'FREEZE')}, 1, '2027-' || ${no},
        0, 0, 0, 0 from n`.execute(tx)
    await tx.updateTable('credit_limit').set({ entrySeq: ENTRIES }).where('pkLimit', '=', world.limits.main).execute()
  })
  if (t.database.dialect === 'postgres') await sql`vacuum analyze`.execute(t.database.owner)
})
afterAll(() => t.drop())

const plansFor = (list: Listing<object>, query: object) =>
  plansOf(t.database, (read) => list.page({ ...reading(world, 'operator'), read }, { page: 1, pageSize: 10, ...query }))
const entries = () => ({ pkLimit: world.limits.main })

test('0014: the last page of a list is read along its index, too', async () => {
  const plans = await plansFor(limitEntries, { ...entries(), page: 100_000 })
  expect(plans).toHaveLength(1)
  expect(plans[0]).toMatch(/\blimit_entry_at\b/)
  expect(plans[0]).not.toMatch(/Sort|TEMP B-TREE/)
})

test.each<[index: string, list: Listing<object>, query: () => object]>([
  ['credit_limit_state', limits, () => ({ state: ['SUSPENDED'], sort: 'total,desc' })],
  ['limit_entry_kind', limitEntries, () => ({ ...entries(), entryKind: ['ADJUST'] })],
])('0014: the index %s picks the rows of a filter that fits few', async (index, list, query) => {
  const plans = await plansFor(list, query())
  expect(plans.length).toBeGreaterThan(0)
  for (const plan of plans) expect(plan).toMatch(new RegExp(`\\b${index}\\b`))
})

test('0014: a range of what a list is in order of bounds its walk', async () => {
  const query = { ...entries(), atFrom: '2027-01-01', atTo: '2027-12-31', sort: 'at,desc' }
  for (const plan of await plansFor(limitEntries, query)) {
    expect(plan).toMatch(/limit_entry_at\b[^]*at"? ?>/)
    expect(plan).not.toMatch(/CASE/)
  }
})

test('0014: a state that only others have is looked up, and not looked for in the whole table', async () => {
  const plans = await plansOf(
    t.database,
    (read) => limits.page({ ...reading(world, 'operator'), read }, { page: 1, pageSize: 10, state: ['EXPIRED'] }),
    'limit',
  )
  expect(plans.length).toBeGreaterThan(0)
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on credit_limit|SCAN l\b/)
})

test('0014: entries of a limit are counted by their last number, and the last page is read from the end', async () => {
  expect(ENTRIES).toBeGreaterThan(COUNTED)
  const query = { ...entries(), pageSize: 10, page: 100_000 }
  const { list, pagecond } = await limitEntries.page(reading(world, 'operator'), query)
  expect(pagecond).toMatchObject({ page: Math.ceil(ENTRIES / 10), count: ENTRIES })
  expect(pagecond.more).toBeUndefined()
  expect(list.at(-1)?.seq).toBe('1')
})

test('0014: a number is given once, and by no index that leads through the rows of other enterprises', async () => {
  const [one, other] = [await draft(world), await draft(world)]
  const { applyNo } = await t.database.read
    .selectFrom('application')
    .select('applyNo')
    .where('pkApply', '=', one)
    .executeTakeFirstOrThrow()
  const taken = t.database.write((tx) =>
    tx.updateTable('application').set({ applyNo }).where('pkApply', '=', other).execute(),
  )
  await expect(taken).rejects.toThrow(/unique/i)
  // SQLite's own index of a unique column cannot go, and its planner prefers the one that begins with the enterprise.
  if (t.database.dialect === 'sqlite') return
  const { rows } = await sql<{ indexdef: string }>`select indexdef from pg_indexes
    where indexdef ~ 'btree \\("(applyNo|creditNo|receiptNo)"'`.execute(t.database.read)
  expect(rows).toEqual([])
})
