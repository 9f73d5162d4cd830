import { moveClock } from '@jinpiao/contract/dev'
import { receiptKindNames } from '@jinpiao/contract/flow'
import { papers } from '@jinpiao/contract/papers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everybodyOf } from '../testing/figures/enterprises.ts'
import { untruePapers } from '../testing/papers.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { createTestDatabase } from '../testing/testDatabase.ts'
import { reach } from '../testing/walk/reach.ts'
import { createWorld } from '../testing/world.ts'

const TIMEOUT = 300_000

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
}, TIMEOUT)
afterAll(() => t.close())

const kinds = new Set<string>()

test('every kind of receipt has its row in the table of papers', () => {
  expect(Object.keys(papers).sort()).toEqual([...receiptKindNames].sort())
})

test.each([
  ['as it was seeded', 0],
  ['after 35 days', 35],
  ['after 180 days', 145],
])(
  'papers of the demonstration name who and when, and agree with the books: %s',
  { timeout: TIMEOUT },
  async (_, days) => {
    if (days > 0) await t.client().call(moveClock, { body: { days, hours: 0 } })
    const { database, clock } = t.services
    const people = (await everybodyOf(database.read)).flatMap(([somebody]) => somebody ?? [])
    const found = await untruePapers(database, clock, people)
    for (const kind of found.kinds) kinds.add(kind)
    expect(found.untrue).toEqual([])
  },
)

test('and those of what the demonstration has none of', { timeout: TIMEOUT }, async () => {
  const { database, drop } = await createTestDatabase()
  try {
    const world = await createWorld(database)
    for (const type of ['PAYROLL', 'TRANSFER', 'EXCHANGE'] as const) await reach(world, type, 'DONE')
    const people = [...new Map(Object.values(world.people).map((actor) => [actor.fkCorp, actor])).values()]
    const found = await untruePapers(database, world.clock, people)
    for (const kind of found.kinds) kinds.add(kind)
    expect(found.untrue).toEqual([])
  } finally {
    await drop()
  }
  expect([...kinds].sort(), 'every kind was printed').toEqual([...receiptKindNames].sort())
})
