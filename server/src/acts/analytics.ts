import { createHmac, randomBytes } from 'node:crypto'
import { type AnalyticsEvent, mayRecord } from '@jinpiao/contract/analytics'
import type { Day } from '@jinpiao/values/days'
import type { Database, Writer } from '../db/database.ts'
import { type Clock, todayOf } from '../domain/clock.ts'
import { runCommand } from './command.ts'
import type { CommandContext } from './context.ts'
import { lockRow } from './locks.ts'
import { spend } from './quota.ts'

interface Sent {
  personId: string
  /** Of the platform. */
  setting: string
  events: readonly AnalyticsEvent[]
  /** Business day, of the quota. */
  today: Day
}

/**
 * Keeps events of usage, of whom they may be kept; one that has come before counts once. Not audited and under no request
 * id: nothing depends on them.
 * @throws {BusinessError} 10000109 the person's browsers have sent too many today.
 */
export function keepEvents(database: Database, wall: Clock, { personId, setting, events, today }: Sent): Promise<void> {
  return database.write(async (tx) => {
    // Who says no meanwhile waits for these, and takes them back; what comes after his word is not kept.
    await lockRow(tx, 'person', { personId })
    const person = tx.selectFrom('person').select('analytics').where('personId', '=', personId)
    if (!mayRecord(setting, choiceOf(await person.executeTakeFirstOrThrow()))) return
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

/** What the person has said; undefined: nothing yet. */
const choiceOf = ({ analytics }: { analytics: number | null }): boolean | undefined =>
  analytics === null ? undefined : analytics === 1

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

/**
 * Whether the person's use may be recorded. Who says no takes back what is still known to be his: of the days whose secret
 * is there.
 */
export function chooseAnalytics(
  context: CommandContext,
  input: { analytics: boolean },
): Promise<Record<string, never>> {
  return runCommand(
    context,
    { name: 'PERSON.ANALYTICS', permission: 'signedIn' },
    input,
    async ({ tx, actor: { personId }, facts }) => {
      const analytics = input.analytics ? 1 : 0
      await tx.updateTable('person').set({ analytics }).where('personId', '=', personId).execute()
      if (!input.analytics) await takeBack(tx, personId)
      facts.push({ action: 'PERSON.ANALYTICS', target: `person:${personId}`, after: input })
      return {}
    },
  )
}

/** Just after midnight yesterday is not summed up yet, and its events are still known to be his. */
async function takeBack(tx: Writer, personId: string): Promise<void> {
  for (const { day, secret } of await tx.selectFrom('analytics_secret').selectAll().execute()) {
    const ofDay = tx.deleteFrom('analytics_event').where('day', '=', day)
    await ofDay.where('personDigest', '=', digestOf(secret, personId)).execute()
  }
}
