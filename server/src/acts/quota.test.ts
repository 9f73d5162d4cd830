import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { businesses } from '../business/all.ts'
import { DAY_MS, todayOf } from '../domain/clock.ts'
import { plainPdf } from '../files/plainPdf.ts'
import { assembleSignature } from '../flow/assemble.ts'
import { tidy } from '../jobs/upkeep.ts'
import { draft, issues } from '../testing/steps.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { upload } from '../testing/upload.ts'
import { as, createWorld, issueLine, type World } from '../testing/world.ts'
import { MAX_FORM_DRAFTS, putDraft } from './formDrafts.ts'
import { type Quota, quotas } from './quota.ts'

let t: TestDatabase
let app: TestApp
let world: World
beforeAll(async () => {
  ;[t, app] = await Promise.all([createTestDatabase(), createTestApp()])
  world = await createWorld(t.database)
})
beforeEach(() => t.database.write((tx) => tx.deleteFrom('counter').where('name', 'like', 'quota:%').execute()))
afterAll(async () => {
  await t.drop()
  await app.close()
})

/** As if all but `left` had been taken today. */
const leave = async (
  quota: Quota,
  whose: string,
  left: number,
  { database, clock } = { database: t.database, clock: world.clock as TestApp['clock'] },
) => {
  const row = { name: `quota:${quota}:${whose}:${todayOf(clock)}`, last: quotas[quota].max - left }
  await database.write((tx) => tx.insertInto('counter').values(row).execute())
}

test('drafts: an enterprise saves so many a day, and a batch is refused as a whole', async () => {
  await leave('draft', world.core, 2)
  const lines = [issueLine(world), issueLine(world), issueLine(world)]
  await expect(issues.save(as(world, 'operator'), { lines })).rejects.toMatchObject({ code: '10000109' })
  await expect(issues.save(as(world, 'operator'), { lines: lines.slice(1) })).resolves.toBeDefined()
  await expect(draft(world)).rejects.toMatchObject({ code: '10000109' })
  world.clock.advance(DAY_MS)
  await expect(draft(world)).resolves.toBeDefined()
})

test('sign requests: a person has so many texts assembled a day', async () => {
  const context = as(world, 'operator')
  const pkApply = await draft(world)
  await leave('signRequest', context.actor.personId, 1)
  const assemble = () =>
    assembleSignature(businesses, context, { ids: [pkApply], businessType: 'ISSUE', action: 'SUBMIT' })
  await expect(assemble()).resolves.toBeDefined()
  await expect(assemble()).rejects.toMatchObject({ code: '10000109' })
})

test('uploads: what an enterprise may not upload any more is not stored', async () => {
  const client = app.client()
  await client.enter('CO')
  await leave('upload', 'corp-huayue', 0, { database: app.services.database, clock: app.clock })
  const { keep } = app.services.files
  let stored = 0
  app.services.files.keep = (received) => {
    stored += 1
    return keep(received)
  }
  const { code } = await upload(client, 'a.pdf', plainPdf(['quota']))
  expect([code, stored]).toEqual(['10000109', 0])
})

test('form drafts: a person keeps the newest hundred', async () => {
  const context = as(world, 'operator')
  for (let form = 0; form < MAX_FORM_DRAFTS + 3; form += 1) {
    await putDraft(context, { routeKey: `/form/${form}`, payload: form, version: 0 })
    world.clock.advance(1)
  }
  const kept = await t.database.read.selectFrom('draft').select('routeKey').orderBy('savedAt').execute()
  expect([kept.length, kept[0]?.routeKey]).toEqual([MAX_FORM_DRAFTS, '/form/3'])
})

test('form drafts: of all together 8 MB are kept, the newest', async () => {
  const context = as(world, 'operator2')
  const payload = 'x'.repeat(2 ** 20 - 2)
  for (let form = 0; form < 10; form += 1) {
    await putDraft(context, { routeKey: `/form/${form}`, payload, version: 0 })
    world.clock.advance(1)
  }
  const kept = await t.database.read
    .selectFrom('draft')
    .select('routeKey')
    .where('personId', '=', context.actor.personId)
    .orderBy('savedAt')
    .execute()
  expect(kept.map(({ routeKey }) => routeKey)).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((form) => `/form/${form}`))
  // One that grows counts as well as one that begins.
  const small = as(world, 'director')
  await putDraft(small, { routeKey: '/form/0', payload: '', version: 0 })
  for (let form = 1; form <= 8; form += 1) {
    world.clock.advance(1)
    await putDraft(small, { routeKey: `/form/${form}`, payload, version: 0 })
  }
  world.clock.advance(1)
  await putDraft(small, { routeKey: '/form/0', payload, version: 1 }).catch(() => undefined)
  const own = await t.database.read
    .selectFrom('draft')
    .select('bytes')
    .where('personId', '=', small.actor.personId)
    .execute()
  expect(own.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(8 * 2 ** 20)
})

test('counts of other days are forgotten', async () => {
  await leave('draft', 'x', 5)
  world.clock.advance(DAY_MS)
  await leave('draft', 'x', 5)
  await tidy(world)
  const names = await t.database.read.selectFrom('counter').select('name').where('name', 'like', 'quota:%').execute()
  expect(names).toEqual([{ name: `quota:draft:x:${todayOf(world.clock)}` }])
})
