import type { DataOf } from '@jinpiao/contract/endpoint'
import {
  getMessagePreferences as getEndpoint,
  type MessagePreference,
  mayLeaveOut,
  usualPreference,
} from '@jinpiao/contract/messagePreferences'
import { type MessageType, messageTypeNames } from '@jinpiao/contract/status'
import { mask, maskEmail } from '@jinpiao/values/mask'
import type { Reader } from '../db/database.ts'
import { runCommand } from './command.ts'
import type { CommandContext, QueryContext } from './context.ts'

/** Of every kind of message; what was never chosen is the usual. */
async function readPreferences(read: Reader, userId: string): Promise<MessagePreference[]> {
  const rows = await read.selectFrom('message_preference').selectAll().where('userId', '=', userId).execute()
  return messageTypeNames.map((messageType) => {
    const row = rows.find((each) => each.messageType === messageType)
    if (row === undefined) return usualPreference(messageType)
    return { messageType, inbox: row.inbox === 1, sms: row.sms === 1, email: row.email === 1 }
  })
}

export async function messagePreferences({ read, actor }: QueryContext): Promise<DataOf<typeof getEndpoint>> {
  const { mobile, email } = await read
    .selectFrom('person')
    .select(['mobile', 'email'])
    .where('personId', '=', actor.personId)
    .executeTakeFirstOrThrow()
  return {
    preferences: await readPreferences(read, actor.userId),
    mobile: mask(mobile, { head: 3 }),
    email: email === null ? null : maskEmail(email),
  }
}

/** The caller's own choice in the present enterprise. To-dos and risks stay in the inbox, whatever is sent. */
export function setMessagePreferences(
  context: CommandContext,
  input: { preferences: readonly MessagePreference[] },
): Promise<{ preferences: MessagePreference[] }> {
  return runCommand(
    context,
    { name: 'MESSAGE.PREFER', permission: 'signedIn' },
    input,
    async ({ tx, actor, facts }) => {
      const { userId } = actor
      const before = await readPreferences(tx, userId)
      for (const { messageType, inbox, sms, email } of input.preferences) {
        const flags = {
          inbox: inbox || !mayLeaveOut(messageType as MessageType) ? 1 : 0,
          sms: sms ? 1 : 0,
          email: email ? 1 : 0,
        }
        await tx
          .insertInto('message_preference')
          .values({ userId, messageType, ...flags })
          .onConflict((conflict) => conflict.columns(['userId', 'messageType']).doUpdateSet(flags))
          .execute()
      }
      const preferences = await readPreferences(tx, userId)
      facts.push({
        action: 'MESSAGE.PREFER',
        target: `user:${userId}`,
        before: { preferences: before },
        after: { preferences },
      })
      return { preferences }
    },
  )
}
