import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant, pk } from './fields.ts'
import { list } from './list.ts'

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
export const listMessages = list({
  name: 'messages',
  path: '/corp/v1/sys/messages',
  summary: '消息（不延长会话：页面定时查询未读数）',
  permission: 'signedIn',
  passive: true,
  row: message,
  choices: {
    messageState: ['ALL', 'SENT', 'READ'],
    messageType: ['ALL', 'TODO', 'NOTICE', 'RISK', 'SYSTEM'],
  },
  sort: ['at'],
})
export const readMessage = endpoint({
  method: 'PUT',
  path: '/corp/v1/sys/messages/:pkMessage/read',
  summary: '标记为已读',
  permission: 'signedIn',
  params: z.object({ pkMessage: pk }),
  data: z.object({}),
})
