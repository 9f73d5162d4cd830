import { listMessages as listMessagesEndpoint, type Message } from '@jinpiao/contract/messages'
import { type NoticeName, noticeText } from '@jinpiao/contract/notices'
import { type SqlBool, sql } from 'kysely'
import type { Condition, Expression } from './conditions.ts'
import { listing } from './listing/page.ts'
import { isOpenTo, linksOf } from './messageLinks.ts'

/** Messages to the caller in the present enterprise, newest first, in the reader's language. */
export const messages = listing<Message>(listMessagesEndpoint, {
  table: 'message',
  key: 'pkMessage',
  tenant: 'fkCorp',
  columns: { at: 'at' },
  // Each combination has an index of its own, so a rare type costs what a frequent one costs.
  within: ({ actor }, { messageState, messageType }) => [
    is(sql.ref('userId'), actor.userId),
    ...(messageState === 'ALL' ? [] : [is(sql.ref('messageState'), messageState)]),
    ...(messageType === 'ALL' ? [] : [is(sql.ref('messageType'), messageType)]),
  ],
  order: () => ['at', 'desc'],
  async load(context, keys) {
    const { read, language } = context
    const rows = await read
      .selectFrom('message')
      .selectAll()
      .where('pkMessage', 'in', [...keys])
      .execute()
    // A page that is closed to this reader, such as the payer's form to his director, gives way to what the message is about.
    const named = rows.map(({ link }) => (link !== null && isOpenTo(context.actor, link) ? link : undefined))
    const unlinked = rows.filter((_, index) => named[index] === undefined)
    const links = await linksOf(
      context,
      unlinked.map(({ target }) => target),
    )
    return rows.map((row, index) => ({
      pkMessage: row.pkMessage,
      messageType: row.messageType as Message['messageType'],
      ...noticeText(row.notice as NoticeName, JSON.parse(row.params), language),
      link: named[index] ?? links.get(row.target) ?? null,
      messageState: row.messageState as Message['messageState'],
      at: row.at,
    }))
  },
  keyOf: ({ pkMessage }) => pkMessage,
})

const is = (column: Expression, value: unknown): Condition => sql<SqlBool>`${column} = ${value}`
