import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { fields, pk } from './fields.ts'
import { list } from './list.ts'
import { messageStateNames, messageStates, messageTypeNames, messageTypes } from './status.ts'

const message = z.object({
  pkMessage: z.string(),
  ...fields('at'),
  messageType: z.enum(messageTypeNames),
  ...fields('title', 'body'),
  link: z.nullable(z.string()),
  messageState: z.enum(messageStateNames),
})
export type Message = z.output<typeof message>

/** Unread ones are `messageState=SENT`; their number is `pagecond.count` (spec §7). */
export const listMessages = list({
  name: 'messages',
  path: '/corp/v1/sys/messages',
  summary: '消息（不延长会话：页面定时查询未读数）',
  permission: 'signedIn',
  passive: true,
  row: message,
  choices: {
    messageState: ['ALL', ...messageStateNames],
    messageType: ['ALL', ...messageTypeNames],
  },
  sort: ['at'],
  words: { messageType: () => messageTypes, messageState: () => messageStates },
})
export const readMessage = endpoint({
  method: 'PUT',
  path: '/corp/v1/sys/messages/:pkMessage/read',
  summary: '标记为已读',
  permission: 'signedIn',
  params: z.object({ pkMessage: pk }),
  data: z.object({}),
})
/** Marks every message of a type as read, or all of them, of the caller in the present enterprise. */
export const readMessages = endpoint({
  method: 'PUT',
  path: '/corp/v1/sys/messages/read',
  summary: '全部标记为已读',
  permission: 'signedIn',
  body: z.object({ messageType: z.enum(['ALL', ...messageTypeNames]) }),
  data: z.object({ count: z.number() }),
})
