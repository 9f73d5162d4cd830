import { type SentTemplate, sentText, sentTitle } from '@jinpiao/contract/sentTexts'
import { createTransport } from 'nodemailer'
import { NotTaken } from './notTaken.ts'

export interface Mail {
  /** The same for every repetition: it is the message's id, by which mailboxes tell repetitions apart. */
  id: string
  email: string
  template: SentTemplate
  params: readonly string[]
  files?: readonly { name: string; bytes: Uint8Array }[]
}

/** The port to mailboxes. */
export interface Mailer {
  /** @throws {NotTaken} nobody took it. */
  send(mail: Mail): Promise<void>
}

/** A demonstration without a mail server: nothing leaves the machine, the API answers with the code instead. */
export const silentMail: Mailer = { send: async () => undefined }

const TIMEOUT_MS = 10_000

/** Over SMTP: Chinese first, English below. `timeoutMs` of each step: a server that says nothing is given up. */
export function smtpMail(url: string, from: string, timeoutMs = TIMEOUT_MS): Mailer {
  const timeouts = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs }
  const transport = createTransport({ url, ...timeouts })
  return {
    async send({ id, email, template, params, files = [] }) {
      const subject = sentTitle(template, params, 'zh-CN')
      const text = `${sentText(template, params, 'zh-CN')}\n\n${sentText(template, params, 'en-US')}\n`
      const attachments = files.map(({ name, bytes }) => ({ filename: name, content: Buffer.from(bytes) }))
      const messageId = `<${id}@${from.replace(/^.*@|>$/g, '')}>`
      await transport.sendMail({ to: email, from, subject, text, attachments, messageId }).catch((error: unknown) => {
        throw new NotTaken(reasonOf(error), true)
      })
    },
  }
}

/** Without the server's words, which repeat the address: `SMTP_URL refused it (EENVELOPE, 550)`. */
function reasonOf(error: unknown): string {
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  const said = [code, responseCode].filter((each) => each !== undefined).join(', ')
  return `SMTP_URL has not taken it (${said || (error as Error).name})`
}
