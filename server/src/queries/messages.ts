import type { DataOf, ParsedQuery } from '@jinpiao/contract/endpoint'
import type { listMessages as listMessagesEndpoint, Message } from '@jinpiao/contract/messages'
import { type NoticeName, noticeText } from '@jinpiao/contract/notices'
import type { QueryContext } from '../commands/context.ts'
import { countAll, orderOf, pagecondOf, windowOf } from './page.ts'

/** Messages to the caller in the present enterprise, newest first, in the reader's language. */
export async function listMessages(
  { read, actor, language }: QueryContext,
  query: ParsedQuery<typeof listMessagesEndpoint>,
): Promise<DataOf<typeof listMessagesEndpoint>> {
  let own = read.selectFrom('message').where('fkCorp', '=', actor.fkCorp).where('userId', '=', actor.userId)
  const { messageState, messageType } = query
  if (messageState && messageState !== 'ALL') own = own.where('messageState', '=', messageState)
  if (messageType && messageType !== 'ALL') own = own.where('messageType', '=', messageType)
  const { count } = await own.select(countAll.as('count')).executeTakeFirstOrThrow()
  const { limit, offset } = windowOf(query)
  const [column, direction] = orderOf(query.sort, { at: 'at' } as const, ['at', 'desc'])
  const rows = await own
    .selectAll()
    .orderBy(column, direction)
    .orderBy('pkMessage', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  return {
    list: rows.map((row) => ({
      pkMessage: row.pkMessage,
      messageType: row.messageType as Message['messageType'],
      ...noticeText(row.notice as NoticeName, JSON.parse(row.params), language),
      link: row.link,
      messageState: row.messageState as Message['messageState'],
      at: row.at,
    })),
    pagecond: pagecondOf(query, count),
    sum: {},
  }
}
