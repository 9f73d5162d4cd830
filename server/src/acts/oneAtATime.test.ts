import { MAX_VIEWS } from '@jinpiao/contract/savedViews'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../db/database.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { as, createWorld, reading, type World } from '../testing/world.ts'
import { MAX_FORM_DRAFTS, putDraft } from './formDrafts.ts'
import { listSavedViews, saveView } from './savedViews.ts'

let t: TestDatabase
let world: World
/** A second server on the same database. */
let other: Database
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  other = openDatabase(t.location)
})
afterAll(async () => {
  await other.close()
  await t.drop()
})

const AT_ONCE = 60
const atOnce = (call: (database: Database, index: number) => Promise<unknown>) =>
  Promise.allSettled(Array.from({ length: AT_ONCE }, (_, index) => call(index % 2 === 0 ? t.database : other, index)))

test('60 views at once on two servers: as many as a list keeps, one of them the default', async () => {
  const results = await atOnce((database, index) =>
    saveView(
      { ...as(world, 'operator'), database },
      { listName: 'credits', viewName: `第${index}个`, query: '', isDefault: true },
    ),
  )
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))
  expect(refused).toEqual(Array.from({ length: AT_ONCE - MAX_VIEWS }, () => '10000108'))
  const kept = await listSavedViews(reading(world, 'operator'), { listName: 'credits' })
  expect([kept.length, kept.filter(({ isDefault }) => isDefault).length]).toEqual([MAX_VIEWS, 1])
})

test('one name at once is one view', async () => {
  const save = (database: Database) =>
    saveView(
      { ...as(world, 'operator2'), database },
      { listName: 'credits', viewName: '大额', query: '', isDefault: true },
    )
  const results = await atOnce(save)
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
  expect(await listSavedViews(reading(world, 'operator2'), { listName: 'credits' })).toHaveLength(1)
})

test('60 forms begun at once on two servers: a person keeps as many as before', async () => {
  const begin = (database: Database, index: number, from = 0) =>
    putDraft({ ...as(world, 'operator'), database }, { routeKey: `issue-${from + index}`, payload: 1, version: 0 })
  for (let index = 0; index < MAX_FORM_DRAFTS; index += 1) await begin(t.database, index, 1000)
  world.clock.advance(1)
  const results = await atOnce((database, index) => begin(database, index))
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
  const kept = await t.database.read.selectFrom('draft').select('routeKey').execute()
  expect(kept).toHaveLength(MAX_FORM_DRAFTS)
})

test('the database itself keeps one default of a list', async () => {
  const { userId } = world.people.viewer
  const row = { userId, listName: 'credits', query: '', isDefault: 1, savedAt: '' }
  const insert = (name: string) =>
    t.database.write((tx) =>
      tx
        .insertInto('saved_view')
        .values({ ...row, pkView: name, name })
        .execute(),
    )
  await insert('a')
  await expect(insert('b')).rejects.toThrow(/unique/i)
})
