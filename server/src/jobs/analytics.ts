import { addDays, type Day } from '@jinpiao/values/days'
import { sql } from 'kysely'
import type { Writer } from '../db/database.ts'
import { todayOf } from '../domain/clock.ts'
import type { JobContext } from './system.ts'

/** Events stay for half a year, what the days have come to stays. */
const EVENT_DAYS = 180
/** So many go at once: acts wait for the one writer no longer than that takes. */
const REMOVED_AT_ONCE = 5_000

/**
 * Sums up the days that are over, each once: they get no more events. With the day's secret goes what could tell that two
 * events are of one person. Each day, and each part of what is removed, is a transaction of its own: one that fails takes
 * no other along.
 */
export async function aggregateAnalytics({ database, clock, wall = clock }: JobContext): Promise<void> {
  const today = todayOf(wall)
  const { last } = await database.read
    .selectFrom('analytics_daily')
    .select((eb) => eb.fn.max('day').as('last'))
    .executeTakeFirstOrThrow()
  for (let day = last ?? ''; ; ) {
    const next = await database.read
      .selectFrom('analytics_event')
      .select('day')
      .where('day', '>', day)
      .where('day', '<', today)
      .orderBy('day')
      .limit(1)
      .executeTakeFirst()
    if (next === undefined) break
    day = next.day
    await database.write((tx) => sumUp(tx, next.day as Day))
  }
  await database.write((tx) => tx.deleteFrom('analytics_secret').where('day', '<', today).execute())

  const first = addDays(today, -EVENT_DAYS)
  for (let removed = REMOVED_AT_ONCE; removed === REMOVED_AT_ONCE; ) {
    removed = await database.write((tx) => removeBefore(tx, first))
  }
}

async function sumUp(tx: Writer, day: Day): Promise<void> {
  await tx
    .insertInto('analytics_daily')
    .columns(['day', 'route', 'type', 'outcome', 'count', 'people', 'msMean'])
    .expression((eb) =>
      eb
        .selectFrom('analytics_event')
        .select(({ fn }) => [
          'day',
          'route',
          'type',
          'outcome',
          fn.countAll<number>().as('count'),
          fn.count<number>('personDigest').distinct().as('people'),
          sql<number>`cast(coalesce(round(avg(ms)), 0) as integer)`.as('msMean'),
        ])
        .where('day', '=', day)
        .groupBy(['day', 'route', 'type', 'outcome']),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** @returns how many have gone. Named by their keys: PostgreSQL would ask a subquery with a limit for each of its rows. */
async function removeBefore(tx: Writer, first: Day): Promise<number> {
  const some = tx.selectFrom('analytics_event').select('id').where('day', '<', first).orderBy('day')
  const ids = (await some.limit(REMOVED_AT_ONCE).execute()).map(({ id }) => id)
  if (ids.length > 0) await tx.deleteFrom('analytics_event').where('id', 'in', ids).execute()
  return ids.length
}
