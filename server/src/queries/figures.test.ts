import { businessErrors } from '@jinpiao/contract/errors'
import { notices } from '@jinpiao/contract/notices'
import { reviewHints } from '@jinpiao/contract/reviewHints'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { figureEntries } from '../testing/figures/all.ts'
import { unsaidAnswers } from '../testing/figures/answers.ts'
import { answering } from '../testing/figures/ask.ts'
import { isDays, isKnownDays, untrueDays } from '../testing/figures/days.ts'
import { figurePaths, numberNames } from '../testing/figures/leaves.ts'
import { untrueSums } from '../testing/figures/messageSums.ts'
import { daysIn, noticeDays, otherDays, untrueNotices } from '../testing/figures/noticeDays.ts'
import { untrueSigned } from '../testing/figures/signedSums.ts'
import { untrueFigures } from '../testing/figures/untrue.ts'
import { lookedAt, runs } from '../testing/long.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { createTestDatabase } from '../testing/testDatabase.ts'
import { beginWalk } from '../testing/walk/begin.ts'
import { walk } from '../testing/walk/moves.ts'
import { playRound } from '../testing/walk/play.ts'
import { addWalkedFlows } from '../testing/walk/tested.ts'
import { createWorld } from '../testing/world.ts'

/** A demonstration of 400 days, on a busy machine. */
const TIMEOUT = 900_000

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
}, TIMEOUT)
afterAll(() => t.close())

test('every figure that an endpoint answers has an entry, which names the list or the equation that it stands for', () => {
  const { endpoints } = answering(t.services.database, t.services.clock)
  const entries = Map.groupBy(figureEntries, ({ endpoint }) => endpoint)
  const lacking = endpoints
    .filter(({ method, binary }) => method === 'GET' && !binary)
    .flatMap((endpoint) => {
      const stands = Object.assign({}, ...(entries.get(endpoint) ?? []).map((entry) => entry.stands))
      return figurePaths(endpoint).flatMap((path) => (path in stands ? [] : [`${endpoint.path} ${path}`]))
    })
  expect(lacking).toEqual([])
})

test('every number of days that an endpoint answers says from which day it is counted, or is a length', () => {
  const { endpoints } = answering(t.services.database, t.services.clock)
  const names = endpoints.flatMap(numberNames).filter(isDays)
  expect(names.length).toBeGreaterThan(10)
  expect([...new Set(names)].filter((name) => !isKnownDays(name))).toEqual([])
})

test('every message with a number of days says from which day it is counted', () => {
  const counting = Object.entries(notices).flatMap(([name, { title, body }]) => {
    const places = daysIn(`${title[0]} ${body[0]}`)
    return places.length === 0 ? [] : `${name} ${places.join()}`
  })
  expect(counting.toSorted()).toEqual(
    Object.entries(noticeDays)
      .map(([name, { at }]) => `${name} ${at}`)
      .toSorted(),
  )
  const others = Object.entries({ ...businessErrors, ...reviewHints })
  expect(others.flatMap(([name, [zh]]) => (daysIn(zh).length > 0 ? name : [])).toSorted()).toEqual(
    Object.keys(otherDays).toSorted(),
  )
})

test('figures agree after rounds of random acts of everybody', { timeout: TIMEOUT }, async () => {
  const remove = addWalkedFlows()
  try {
    // The same walks every time; the long form has more of them.
    for (const rounds of fc.sample(walk, { numRuns: runs({ short: 2, onPostgres: 1, long: 12 }), seed: 20_261_121 })) {
      const { database, drop } = await createTestDatabase()
      try {
        const world = await createWorld(database, { mainLimit: '1200000.00' })
        await beginWalk(world)
        for (const moves of rounds) await playRound(world, moves, new Map())
        const people = Map.groupBy(Object.values(world.people), ({ fkCorp }) => fkCorp)
        expect(await untrueFigures(database, world.clock, [...people.values()])).toEqual([])
        expect((await untrueSums(database)).untrue).toEqual([])
        expect(await untrueSigned(database)).toEqual([])
      } finally {
        await drop()
      }
    }
  } finally {
    remove()
  }
})

describe('figures agree with what they stand for, for every enterprise and role of the demonstration', () => {
  const moments = [
    ['today', 0],
    ['after 35 days', 35],
    ['after 180 days', 180],
    ['after 400 days', 400],
  ] as const
  test.each(lookedAt(moments))('%s', { timeout: TIMEOUT }, async (_, after) => {
    const { services, close } = await createTestApp({}, { after })
    const { database, clock } = services
    expect(await untrueFigures(database, clock)).toEqual([])
    // Whatever waits for a person's answer, on whichever list, his home counts.
    expect(await unsaidAnswers(database, clock)).toEqual([])
    expect(await untrueDays(database, clock)).toEqual([])
    expect(await untrueNotices(database)).toEqual([])
    await close()
  })
})
