import { BusinessError } from '../domain/businessError.ts'
import { instantOf } from '../domain/clock.ts'
import type { CommandContext } from './context.ts'

/** Marks one of the caller's messages as read; reading twice changes nothing. */
export async function readMessage(
  { database, clock, actor }: Pick<CommandContext, 'database' | 'clock' | 'actor'>,
  { pkMessage }: { pkMessage: string },
): Promise<Record<string, never>> {
  const own = { pkMessage, fkCorp: actor.fkCorp, userId: actor.userId }
  await database.write(async (tx) => {
    const message = await tx
      .selectFrom('message')
      .select('messageState')
      .where((eb) => eb.and(own))
      .executeTakeFirst()
    if (!message) throw new BusinessError('01000302')
    if (message.messageState === 'READ') return
    await tx
      .updateTable('message')
      .set({ messageState: 'READ', readAt: instantOf(clock) })
      .where((eb) => eb.and(own))
      .execute()
  })
  return {}
}

/** Marks the caller's unread messages as read: those of one type, or all; answers how many. */
export async function readMessages(
  { database, clock, actor }: Pick<CommandContext, 'database' | 'clock' | 'actor'>,
  { messageType }: { messageType: string },
): Promise<{ count: number }> {
  const { numUpdatedRows } = await database.write((tx) =>
    tx
      .updateTable('message')
      .set({ messageState: 'READ', readAt: instantOf(clock) })
      .where('fkCorp', '=', actor.fkCorp)
      .where('userId', '=', actor.userId)
      .where('messageState', '=', 'SENT')
      .$if(messageType !== 'ALL', (some) => some.where('messageType', '=', messageType))
      .executeTakeFirstOrThrow(),
  )
  return { count: Number(numUpdatedRows) }
}
