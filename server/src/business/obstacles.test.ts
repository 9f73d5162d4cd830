import { businessErrors } from '@jinpiao/contract/errors'
import { businessTypes, flowOf } from '@jinpiao/contract/flow'
import { obstacleNames, obstacleOf } from '@jinpiao/contract/obstacles'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readingOf } from '../flow/reading.ts'
import { obstaclePairs, obstructed, produce, whoFills } from '../testing/obstacles.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { begin } from '../testing/walk/reach.ts'
import { createWorld, reading, type World } from '../testing/world.ts'
import { businesses } from './all.ts'
import { findObstacles, listObstacles } from './obstacles.ts'

let t: TestDatabase
let world: World
beforeEach(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterEach(() => t.drop())

describe('every form says what stands in its way', () => {
  test('every type that has a form of its own names its obstacles, and every obstacle is one of some type', () => {
    for (const type of obstructed) expect(flowOf(type).obstacles, type).not.toEqual(undefined)
    const named = new Set(businessTypes.flatMap((type) => flowOf(type).obstacles ?? []))
    expect(obstacleNames.filter((name) => !named.has(name))).toEqual([])
  })

  test.each(obstaclePairs)('%s: %s is said before the form, in both languages', async (type, name) => {
    await produce[name](world, type)
    const context = reading(world, await whoFills(world, type))
    const found = (await listObstacles(context, { type })).find((each) => each.name === name)
    expect(found?.message).toMatch(/\p{Script=Han}/u)
    expect(found?.message).not.toMatch(/[{}]/)
    const english = (await listObstacles({ ...context, language: 'en-US' }, { type })).find(
      (each) => each.name === name,
    )
    // An enterprise is called in English what it is called.
    const corps = await t.database.read.selectFrom('corp').select('corpName').execute()
    const inEnglish = corps.reduce((text, { corpName }) => text?.replaceAll(corpName, ''), english?.message)
    expect(inEnglish).not.toMatch(/\p{Script=Han}|[{}]/u)
    const { code, isApplication } = obstacleOf(name)
    expect(Object.hasOwn(businessErrors, code)).toBe(true)
    expect(found?.pkApply != null).toBe(isApplication === true)
    // A stored form has chosen already: its own rules judge what it names.
    const kept = (await findObstacles(readingOf(context), type, 'stored')).map((each) => each.name)
    expect(kept.includes(name)).toBe(obstacleOf(name).isChoice !== true)
  })

  test.each(obstructed)('%s: of what can be filled in and submitted nothing is said', async (type) => {
    await begin(world, type)
    const found = await listObstacles(reading(world, await whoFills(world, type)), { type })
    expect(found.map(({ name }) => name)).toEqual([])
  })
})

test('a form that its own rules let through is refused for what stands in its way', async () => {
  const pkApply = await begin(world, 'EXCHANGE')
  const application = await t.database.read
    .selectFrom('application')
    .selectAll()
    .where('pkApply', '=', pkApply)
    .executeTakeFirstOrThrow()
  const exchange = businesses.EXCHANGE
  if (exchange === undefined) throw new Error('no exchange')
  const context = readingOf(reading(world, await whoFills(world, 'EXCHANGE')))
  const codes = async () =>
    (await exchange.problems(context, exchange.read(application.payload), 'submit', { pkApply })).map(
      ({ code }) => code,
    )
  expect(await codes()).toEqual([])
  await t.database.write((tx) => tx.updateTable('bank_account').set({ usages: '["REPAY"]' }).execute())
  expect(await codes()).toEqual([obstacleOf('NO_ACCOUNT').code])
})
