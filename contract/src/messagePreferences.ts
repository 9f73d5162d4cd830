import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { type MessageType, messageTypeNames } from './status.ts'

/** By which ways messages of a kind reach a person. */
export const messageWays = ['inbox', 'sms', 'email'] as const
export type MessageWay = (typeof messageWays)[number]

/** What has to be done, and what puts the enterprise at risk, always comes to the inbox. */
export const mayLeaveOut = (messageType: MessageType): boolean => messageType === 'NOTICE' || messageType === 'SYSTEM'

const preference = z.object({
  messageType: z.enum(messageTypeNames),
  inbox: z.boolean(),
  sms: z.boolean(),
  email: z.boolean(),
})
export type MessagePreference = z.output<typeof preference>

/** Of whoever has chosen nothing: the inbox alone. */
export const usualPreference = (messageType: MessageType): MessagePreference => ({
  messageType,
  inbox: true,
  sms: false,
  email: false,
})

const all = z.object({ preferences: z.array(preference).check(z.minLength(1), z.maxLength(messageTypeNames.length)) })

export const getMessagePreferences = endpoint({
  method: 'GET',
  path: '/corp/v1/sys/messages/preferences',
  summary: '本人在当前企业的消息接收方式，按消息类型',
  permission: 'signedIn',
  data: z.object({
    preferences: z.array(preference),
    /** Masked; null: none is registered, so nothing can be sent there. */
    email: z.nullable(z.string()),
    /** Masked. */
    mobile: z.string(),
  }),
})

export const putMessagePreferences = endpoint({
  method: 'PUT',
  path: '/corp/v1/sys/messages/preferences',
  summary: '保存消息接收方式（待办与风险消息始终在站内接收）',
  permission: 'signedIn',
  body: all,
  data: all,
})
