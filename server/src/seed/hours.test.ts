import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadDemoCa } from '@jinpiao/ukey/demoCa'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDiskStore } from '../files/store.ts'
import { messagesOffTheirDay, untrueAnswers } from '../testing/seededDays.ts'
import { testClock } from '../testing/testClock.ts'
import { createTestDatabase } from '../testing/testDatabase.ts'
import { seedReference } from './reference.ts'
import { seedDemo } from './seed.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jinpiao-hours-'))
})
afterAll(() => rm(folder, { recursive: true }))

/**
 * Scenes lie hours before and after one another: some of them pass midnight, whenever the demonstration begins. Institutions
 * work on other days than people: a Sunday, a Monday, a Tuesday, the middle of the longest holidays, the last minute of a year.
 */
test.each([
  ['2026-11-29', '00:30'],
  ['2026-11-30', '04:50'],
  ['2026-10-06', '11:20'],
  ['2026-12-01', '17:30'],
  ['2026-12-31', '23:59'],
])('a demonstration begins on %s at %s', { timeout: 300_000 }, async (day, time) => {
  const { database, drop } = await createTestDatabase()
  try {
    await seedReference(database)
    const demoCa = await loadDemoCa(folder)
    const files = openDiskStore(join(folder, 'files'))
    const clock = testClock(`${day}T${time}:00+08:00`)
    await database.hurried(() => seedDemo(database, clock, { demoCa, files, short: true }))
    const paid = await database.read.selectFrom('redeem_line').select('pkLine').where('state', '=', 'PAID').execute()
    expect(paid.length).toBeGreaterThan(0)
    expect((await untrueAnswers(database.read, clock)).untrue).toEqual([])
    expect((await messagesOffTheirDay(database.read)).astray).toEqual([])
  } finally {
    await drop()
  }
})
