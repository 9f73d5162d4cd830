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
/** What has changed, as a stream says it: lines of server-sent events. */
export const liveEvents = {
  /** New messages since the last event: `{"n":2}`. */
  messages: z.object({ n: z.number() }),
  /** The caller's roles, or facts of his enterprise, are no longer those that the page shows. */
  session: z.object({}),
} as const
export type LiveEventName = keyof typeof liveEvents
/** The page asks as before where it has no stream. */
export const liveMessages = endpoint({
  method: 'GET',
  path: '/corp/v1/sys/messages/live',
  summary: '消息与会话变更的实时流（text/event-stream；不延长会话）',
  permission: 'signedIn',
  passive: true,
  binary: true,
  data: z.unknown(),
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
