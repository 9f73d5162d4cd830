import type { Act } from '../acts/command.ts'
import type { Reader } from '../db/database.ts'
import { BusinessError } from '../domain/businessError.ts'

/** What was not delivered, as a person looks after it: never whom it is for, or what it says. */
export const waitingMessages = (read: Reader, limit: number) =>
  read
    .selectFrom('outbox')
    .select(['pkOutbox', 'topic', 'createdAt', 'tries', 'dueAt', 'lastError'])
    .where('deliveredAt', 'is', null)
    .orderBy('pkOutbox')
    .limit(limit)
    .execute()

/** It is tried again at once, as often as a new one. @throws {BusinessError} 01000302 it is not there, or was delivered. */
export const retryMessage = (act: Act, pkOutbox: string): Promise<void> =>
  change(act, pkOutbox, 'OUTBOX.RETRY', { dueAt: act.at, tries: 0 })

/** Nobody tries it any more; it stays as not delivered. @throws {BusinessError} 01000302 */
export const giveUpMessage = (act: Act, pkOutbox: string): Promise<void> =>
  change(act, pkOutbox, 'OUTBOX.GIVE_UP', { dueAt: null })

async function change(
  { tx, facts }: Act,
  pkOutbox: string,
  action: string,
  next: { dueAt: string | null; tries?: number },
): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('outbox')
    .set(next)
    .where('pkOutbox', '=', pkOutbox)
    .where('deliveredAt', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw new BusinessError('01000302')
  facts.push({ action, target: `outbox:${pkOutbox}`, after: next })
}
