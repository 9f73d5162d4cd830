import type { Topic } from '../acts/enqueue.ts'
import { DAY_MS, instantOf, MINUTE_MS } from '../domain/clock.ts'
import type { Receivers } from './receivers.ts'
import type { JobContext } from './system.ts'

const BATCH = 20
/** After so many failures a message waits for a person. */
const MAX_TRIES = 20
/** A server that claims a batch and dies gives it back after this time. */
const LEASE_MS = 10 * MINUTE_MS
const FIRST_PAUSE_MS = MINUTE_MS / 2
const LONGEST_PAUSE_MS = DAY_MS / 4

/** Half a minute, then twice as long each time up to six hours: 20 tries take three days. */
export const pauseAfter = (tries: number): number => Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS)

/** `dead`: given up in this run. They stay in the table, neither delivered nor due, with their last error. */
export interface Delivery {
  delivered: number
  failed: number
  dead: number
}

/**
 * Delivers what is due, of each topic the oldest first, until nothing is. Several servers share the work: each message is
 * claimed. Topics do not wait for each other: where one's receiver hangs, the others' go on. Delivery is at least once: a
 * receiver tells repetitions apart by the id.
 */
export async function deliverOutbox(job: JobContext, receivers: Receivers): Promise<Delivery> {
  const topics = await job.database.read
    .selectFrom('outbox')
    .select('topic')
    .distinct()
    .where('dueAt', '<=', instantOf(job.clock))
    .execute()
  const all = await Promise.all(topics.map(({ topic }) => deliverTopic(job, topic, receivers)))
  const sum = (part: keyof Delivery) => all.reduce((total, each) => total + each[part], 0)
  return { delivered: sum('delivered'), failed: sum('failed'), dead: sum('dead') }
}

async function deliverTopic(job: JobContext, topic: string, receivers: Receivers): Promise<Delivery> {
  const total: Delivery = { delivered: 0, failed: 0, dead: 0 }
  for (;;) {
    const claimed = await claim(job, topic)
    for (const message of claimed) {
      const error = await failureOf(receivers, topic, message)
      if (error === undefined) total.delivered += 1
      else total.failed += 1
      if (error !== undefined && message.tries >= MAX_TRIES) total.dead += 1
      await settle(job, message, error)
    }
    if (claimed.length < BATCH) return total
  }
}

interface Claimed {
  pkOutbox: string
  payload: string
  tries: number
}

/** The try is counted before it is made: a message that ends its server every time is given up like any other. */
function claim({ database, clock }: JobContext, topic: string): Promise<Claimed[]> {
  return database.write(async (tx) => {
    const due = await tx
      .selectFrom('outbox')
      .select(['pkOutbox', 'payload', 'tries'])
      .where('dueAt', '<=', instantOf(clock))
      .where('topic', '=', topic)
      .orderBy('dueAt')
      .orderBy('pkOutbox')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { pkOutbox, tries } of due) {
      const dueAt = tries + 1 >= MAX_TRIES ? null : instantOf(clock, LEASE_MS)
      await tx
        .updateTable('outbox')
        .set({ dueAt, tries: tries + 1 })
        .where('pkOutbox', '=', pkOutbox)
        .execute()
    }
    return due.map((message) => ({ ...message, tries: message.tries + 1 }))
  })
}

/** Why nobody has taken it; undefined: somebody has. */
async function failureOf(
  receivers: Receivers,
  topic: string,
  { pkOutbox, payload }: Claimed,
): Promise<string | undefined> {
  // A row of another version may name a topic that this one does not know.
  if (!Object.hasOwn(receivers, topic)) return `Nothing receives ${topic}`
  const receive = receivers[topic as Topic] as (id: string, payload: unknown) => Promise<void>
  try {
    await receive(pkOutbox, JSON.parse(payload))
    return undefined
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 500) : 'unknown'
  }
}

/** What arrived has arrived, whoever says so. A failure counts only while nobody else has claimed the message since. */
async function settle(
  { database, clock }: JobContext,
  { pkOutbox, tries }: Claimed,
  error: string | undefined,
): Promise<void> {
  const dueAt = tries >= MAX_TRIES ? null : instantOf(clock, pauseAfter(tries))
  await database.write(async (tx) => {
    const waiting = tx.updateTable('outbox').where('pkOutbox', '=', pkOutbox).where('deliveredAt', 'is', null)
    if (error === undefined) await waiting.set({ deliveredAt: instantOf(clock), dueAt: null }).execute()
    else await waiting.where('tries', '=', tries).set({ dueAt, lastError: error }).execute()
  })
}
