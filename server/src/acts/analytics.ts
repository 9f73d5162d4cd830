import { createHmac, randomBytes } from 'node:crypto'
import type { AnalyticsEvent } from '@jinpiao/contract/analytics'
import type { Day } from '@jinpiao/values/days'
import type { Database, Writer } from '../db/database.ts'
import { type Clock, todayOf } from '../domain/clock.ts'
import { runCommand } from './command.ts'
import type { CommandContext } from './context.ts'
import { spend } from './quota.ts'

interface Sent {
  personId: string
  events: readonly AnalyticsEvent[]
  /** Business day, of the quota. */
  today: Day
}

/**
 * Keeps events of usage; one that has come before counts once. Not audited and under no request id: nothing depends on
 * them.
 * @throws {BusinessError} 10000109 the person's browsers have sent too many today.
 */
export function keepEvents(database: Database, wall: Clock, { personId, events, today }: Sent): Promise<void> {
  return database.write(async (tx) => {
    await spend(tx, today, 'analytics', personId, events.length)
    const day = todayOf(wall)
    const personDigest = digestOf(await secretOf(tx, day), personId)
    await tx
      .insertInto('analytics_event')
      .values(events.map((event) => ({ ...rowOf(event), day, personDigest })))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  })
}

function rowOf({ id, session, seq, at, type, route, ...props }: AnalyticsEvent) {
  const ms = 'ms' in props ? props.ms : null
  return { id, session, seq, at, type, route, outcome: outcomeOf(props), ms, props: JSON.stringify(props) }
}

/** What the day is summed up by: who calls what with which answer, which kind of problem, which look. */
function outcomeOf(props: object): string {
  const named = props as Readonly<Record<string, string | boolean | undefined>>
  const parts = ['kind', 'call', 'code', 'vital', 'theme', 'language', 'sizeClass'].map((name) => named[name])
  return parts.filter((part) => part !== undefined).join(' ')
}

/** The day's own, so that its digests are those of no other day; it goes when the day is over. */
async function secretOf(tx: Writer, day: Day): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  const row = tx.insertInto('analytics_secret').values({ day, secret })
  await row.onConflict((conflict) => conflict.column('day').doNothing()).execute()
  const kept = tx.selectFrom('analytics_secret').select('secret').where('day', '=', day)
  return (await kept.executeTakeFirstOrThrow()).secret
}

const digestOf = (secret: string, personId: string): string =>
  createHmac('sha256', secret).update(personId).digest('base64url')

/** Whether the person's use may be recorded. Who says no takes back what is still known to be his: today's. */
export function chooseAnalytics(
  context: CommandContext,
  input: { analytics: boolean },
): Promise<Record<string, never>> {
  const { wall } = context
  return runCommand(
    context,
    { name: 'PERSON.ANALYTICS', permission: 'signedIn' },
    input,
    async ({ tx, actor: { personId }, facts }) => {
      const analytics = input.analytics ? 1 : 0
      await tx.updateTable('person').set({ analytics }).where('personId', '=', personId).execute()
      if (!input.analytics && wall) {
        const day = todayOf(wall)
        const personDigest = digestOf(await secretOf(tx, day), personId)
        const own = tx.deleteFrom('analytics_event').where('day', '=', day)
        await own.where('personDigest', '=', personDigest).execute()
      }
      facts.push({ action: 'PERSON.ANALYTICS', target: `person:${personId}`, after: input })
      return {}
    },
  )
}
