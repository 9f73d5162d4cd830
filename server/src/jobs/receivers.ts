import type { Payloads, Topic } from '../acts/enqueue.ts'
import { invoiceAttachment } from '../business/invoicing/attachment.ts'
import type { Database } from '../db/database.ts'
import { NotTaken } from '../outside/notTaken.ts'
import type { Outlets } from '../outside/outlets.ts'
import { postJson } from '../outside/post.ts'

/** Takes a message of its topic. `id` is the same however often it is tried. */
export type Receiver<Name extends Topic> = (id: string, payload: Payloads[Name]) => Promise<void>
export type Receivers = { readonly [Name in Topic]: Receiver<Name> }

/** A receiver for every topic. Where nobody takes it, the message says so in the outbox, and is never marked delivered. */
export const receiversOf = (database: Database, { sms, mail, report }: Outlets): Receivers => ({
  SMS: async (id, { mobile, template, params }) => there(sms, 'SMS_URL').send({ id, mobile, template, params }),
  EMAIL: async (id, { email, template, params, pkInvoice }) => {
    const mailer = there(mail, 'SMTP_URL')
    const files = pkInvoice === undefined ? [] : [await invoiceAttachment(database.read, pkInvoice)]
    await mailer.send({ id, email, template, params, files })
  },
  REPORT_SHCPE: async (id, event) => postJson(there(report, 'REPORT_URL'), { id, ...event }),
})

/** @throws {NotTaken} naming the variable that the operator has to set. */
function there<Outlet>(outlet: Outlet | undefined, variable: string): Outlet {
  if (outlet === undefined) throw new NotTaken(`Nobody receives it: ${variable} is not set`)
  return outlet
}
