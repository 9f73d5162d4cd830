import { instantOf } from '../domain/clock.ts'
import type { JobContext } from './system.ts'

/** Where a topic goes. Delivery is at least once: the receiver tells repetitions apart by `pkOutbox`. */
export type OutboxPort = (message: { pkOutbox: string; topic: string; payload: unknown }) => Promise<void>

const BATCH = 100
/** After so many failures a message waits for a person. */
const MAX_TRIES = 20

/** Delivers what waits, oldest first; what fails stays and is tried again at the next run. */
export async function deliverOutbox(
  { database, clock }: JobContext,
  ports: Readonly<Record<string, OutboxPort>>,
): Promise<{ delivered: number; failed: number }> {
  const waiting = await database.read
    .selectFrom('outbox')
    .selectAll()
    .where('deliveredAt', 'is', null)
    .where('tries', '<', MAX_TRIES)
    .orderBy('pkOutbox')
    .limit(BATCH)
    .execute()
  let delivered = 0
  for (const { pkOutbox, topic, payload, tries } of waiting) {
    const port = ports[topic]
    const arrived = port !== undefined && (await succeeds(port({ pkOutbox, topic, payload: JSON.parse(payload) })))
    const deliveredAt = arrived ? instantOf(clock) : null
    await database.write((tx) =>
      tx
        .updateTable('outbox')
        .set({ deliveredAt, tries: tries + 1 })
        .where('pkOutbox', '=', pkOutbox)
        .execute(),
    )
    if (arrived) delivered += 1
  }
  return { delivered, failed: waiting.length - delivered }
}

const succeeds = (delivery: Promise<void>): Promise<boolean> =>
  delivery.then(
    () => true,
    () => false,
  )
