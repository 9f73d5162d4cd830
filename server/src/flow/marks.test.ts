import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runJob } from '../acts/command.ts'
import { ensureTallies } from '../acts/tallies.ts'
import type { RegisteredList } from '../http/register.ts'
import { listAsked } from '../testing/listCases.ts'
import { indexesOf } from '../testing/listIndexes.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { addTestedFlow, insertTested, testedList } from '../testing/testedFlow.ts'
import { as, createWorld, reading, type World } from '../testing/world.ts'

/** More than a search for a part of a text passes. */
const ROWS = 6000
let t: TestDatabase
let world: World
let tested: RegisteredList
let remove = () => {}
beforeAll(async () => {
  remove = addTestedFlow()
  t = await createTestDatabase()
  world = await createWorld(t.database)
  tested = testedList()
  await runJob(as(world, 'operator'), async (act) => {
    await insertTested(act, ['FK2026000001', '2026-03-01'])
    await insertTested(act, ['FK2026000002', null])
    await insertTested(act)
  })
})
afterAll(async () => {
  remove()
  await t.drop()
})

async function found(query: object): Promise<unknown[]> {
  const { list } = await tested.list.page(reading(world, 'operator'), { page: 1, pageSize: 10, ...query })
  return list.map((row) => (row as { sourceNo: string }).sourceNo)
}

test('S19: a list has the marks of its row as filters and orders', async () => {
  const { filters, sort } = tested.endpoint.list
  expect(filters).toMatchObject({ sourceNo: 'contains', payDate: 'range' })
  expect(sort).toEqual(expect.arrayContaining(['sourceNo', 'payDate']))
  expect(await found({ sourceNo: 'fk2026' })).toHaveLength(2)
  expect(await found({ sourceNo: '0002' })).toEqual(['FK2026000002'])
  expect(await found({ payFrom: '2026-03-01' })).toEqual(['FK2026000001'])
  // Without a day it is not found up to one.
  expect(await found({ payTo: '2026-12-31' })).toEqual(['FK2026000001'])
  expect(await found({ sort: 'sourceNo,desc' })).toEqual(['FK2026000002', 'FK2026000001', ''])
  expect((await found({ sort: 'payDate,desc' }))[0]).toBe('FK2026000001')
})

test('S19, 0014: each mark has its indexes', async () => {
  const { pkApply } = await runJob(as(world, 'operator'), (act) => insertTested(act, ['FK1', '2025-01-01']))
  const columns = (
    await sql<{ name: string }>`select * from application where "pkApply" = ${pkApply}`.execute(t.database.read)
  ).rows[0] as Record<string, unknown>
  const own: Record<string, ReturnType<typeof sql>> = {
    pkApply: sql`'M' || cast(100000 + i as text)`,
    applyNo: sql`'SQ9' || cast(100000 + i as text)`,
    state: sql`'DONE'`,
    mark1: sql`'FK' || cast(100000 + i as text)`,
    mark2: sql`'20' || cast(10 + i % 10 as text) || '-0' || cast(1 + i % 9 as text) || '-' || cast(10 + i % 19 as text)`,
  }
  const names = Object.keys(columns)
  await sql`insert into application (${sql.join(names.map((name) => sql.ref(name)))})
    with recursive n (i) as (select 1 union all select i + 1 from n where i < ${sql.lit(ROWS)})
    select ${sql.join(names.map((name) => own[name] ?? sql.ref(`a.${name}`)))}
    from n, application a where a."pkApply" = ${pkApply}`.execute(t.database.owner)
  await sql`delete from tally`.execute(t.database.owner)
  await ensureTallies(t.database)
  if (t.database.dialect === 'postgres') await sql`vacuum analyze`.execute(t.database.owner)
  const asked = listAsked(world, await indexesOf(t.database), tested, {})
  const views = await asked.viewsOf()
  for (const mark of ['sourceNo', 'payDate'] as const) {
    expect(await asked.orderFaults(views, mark)).toEqual([])
    expect(await asked.filterFaults(views, mark)).toEqual([])
  }
})
