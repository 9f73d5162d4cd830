import type { Reader } from '../db/database.ts'

/** Messages to the outer world: how many wait, since when the first does, and how many were given up. */
export async function outboxFacts(read: Reader): Promise<{ waiting: number; dead: number; oldestAt?: string }> {
  const [waiting, dead] = await Promise.all([
    read
      .selectFrom('outbox')
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.min('createdAt').as('oldestAt')])
      .where('dueAt', 'is not', null)
      .executeTakeFirstOrThrow(),
    read
      .selectFrom('outbox')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('deliveredAt', 'is', null)
      .where('dueAt', 'is', null)
      .executeTakeFirstOrThrow(),
  ])
  return {
    waiting: Number(waiting.count),
    dead: Number(dead.count),
    ...(waiting.oldestAt !== null && { oldestAt: waiting.oldestAt }),
  }
}
