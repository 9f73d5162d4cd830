import { type SentTemplate, sentText } from '@jinpiao/contract/sentTexts'
import { postJson, type Target } from './post.ts'

export interface TextMessage {
  /** The same for every repetition of one message: the gateway tells them apart by it. */
  id: string
  mobile: string
  template: SentTemplate
  params: readonly string[]
}

/** The port to the telephone network. */
export interface SmsGateway {
  /** @throws {NotTaken} nobody took it. */
  send(message: TextMessage): Promise<void>
}

/** A demonstration without a gateway: nothing leaves the machine, the API answers with the code instead. */
export const silentSms: SmsGateway = { send: async () => undefined }

/** An operator's own gateway: `{id, mobile, template, params, text}`; `text` for one that needs no template of its own. */
export const httpSms = (target: Target): SmsGateway => ({
  send: (message) => postJson(target, { ...message, text: sentText(message.template, message.params, 'zh-CN') }),
})
