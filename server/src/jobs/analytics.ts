import { addDays } from '@jinpiao/values/days'
import { sql } from 'kysely'
import { todayOf } from '../domain/clock.ts'
import type { JobContext } from './system.ts'

/** Events stay for half a year, what the days have come to stays. */
const EVENT_DAYS = 180

/**
 * Sums up the days that are over, each once: they get no more events. With the day's secret goes what could tell that two
 * events are of one person.
 */
export async function aggregateAnalytics({ database, clock, wall = clock }: JobContext): Promise<void> {
  const today = todayOf(wall)
  await database.write(async (tx) => {
    const { last } = await tx
      .selectFrom('analytics_daily')
      .select((eb) => eb.fn.max('day').as('last'))
      .executeTakeFirstOrThrow()
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
          .where('day', '<', today)
          .where('day', '>', last ?? '')
          .groupBy(['day', 'route', 'type', 'outcome']),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await tx.deleteFrom('analytics_event').where('day', '<', addDays(today, -EVENT_DAYS)).execute()
    await tx.deleteFrom('analytics_secret').where('day', '<', today).execute()
  })
}
