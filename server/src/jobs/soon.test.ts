import { addDays } from '@jinpiao/values/days'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { todayOf } from '../domain/clock.ts'
import { untrueNotices } from '../testing/figures/noticeDays.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { testClock } from '../testing/testClock.ts'
import { tellOverdue } from './overdue/tell.ts'
import { remindLicences } from './registers.ts'
import { remindUkeys } from './ukeys.ts'

const TIMEOUT = 600_000
let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
}, TIMEOUT)
afterAll(() => t.close())

const STOOD_STILL = 60

test(
  'after the jobs have stood still nothing ends in 0 days: it ends today',
  async () => {
    const { database } = t.services
    const today = todayOf(t.services.clock)
    const last = addDays(today, STOOD_STILL)
    await database.write(async (tx) => {
      await tx.updateTable('corp').set({ licenceTo: last }).where('realnameState', '=', 'PASSED').execute()
      const expiresAt = new Date(`${last}T23:00:00+08:00`).toISOString()
      await tx.updateTable('ukey').set({ expiresAt }).where('state', '=', 'ACTIVE').execute()
    })
    const clock = testClock(`${last}T09:00:00+08:00`)
    await remindLicences({ database, clock })
    await remindUkeys({ database, clock })
    await tellOverdue({ database, clock })
    const told = await database.read.selectFrom('message').select('notice').distinct().where('at', '>=', last).execute()
    const ends = new Set(['LICENCE_TODAY', 'UKEY_TODAY', 'LICENCE_SOON', 'UKEY_SOON'])
    expect(await untrueNotices(database)).toEqual([])
    expect(
      told
        .map(({ notice }) => notice)
        .filter((each) => ends.has(each))
        .toSorted(),
    ).toEqual(['LICENCE_TODAY', 'UKEY_TODAY'])
  },
  TIMEOUT,
)
