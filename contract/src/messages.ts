import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant, pageOf, pageQuery, pk } from './fields.ts'

const message = z.object({
  pkMessage: z.string(),
  messageType: z.enum(['TODO', 'NOTICE', 'RISK', 'SYSTEM']),
  title: z.string(),
  body: z.string(),
  link: z.nullable(z.string()),
  messageState: z.enum(['SENT', 'READ']),
  at: instant,
})
export type Message = z.output<typeof message>

/** Unread ones are `messageState=SENT`; their number is `pagecond.count` (spec §7). */
export const listMessages = endpoint({
  method: 'GET',
  path: '/corp/v1/sys/messages',
  summary: '消息（不延长会话：页面定时查询未读数）',
  access: 'session',
  passive: true,
  query: z.object({
    ...pageQuery,
    messageState: z.optional(z.enum(['SENT', 'READ', 'ALL'])),
    messageType: z.optional(z.enum(['ALL', 'TODO', 'NOTICE', 'RISK', 'SYSTEM'])),
  }),
  data: pageOf(message, z.object({})),
})
export const readMessage = endpoint({
  method: 'PUT',
  path: '/corp/v1/sys/messages/:pkMessage/read',
  summary: '标记为已读',
  access: 'session',
  params: z.object({ pkMessage: pk }),
  data: z.object({}),
})
