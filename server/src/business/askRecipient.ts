import { flowOf } from '@jinpiao/contract/flow'
import type { NoticeName } from '@jinpiao/contract/notices'
import { formatMoney } from '@jinpiao/values/money'
import type { Act } from '../acts/command.ts'
import { enqueue } from '../acts/enqueue.ts'
import { notify } from '../acts/notify.ts'
import type { Ticket } from '../tickets/tickets.ts'

/** Tells its recipient that a new ticket waits for an answer; `name` says how it came. */
export function askRecipient(act: Act, ticket: Ticket, name: NoticeName): Promise<void> {
  const { pkCredit, fkHolder } = ticket
  return notify(
    act,
    fkHolder,
    { posts: flowOf('ACCEPT').submitters },
    {
      name,
      params: factsOf(act, ticket),
      messageType: 'TODO',
      link: `/?ticket=${pkCredit}`,
      target: `ticket:${pkCredit}`,
    },
  )
}

const factsOf = ({ actor }: Act, { creditNo, amountFen, promisedDate }: Ticket) => [
  actor.corpName,
  creditNo,
  formatMoney(amountFen),
  promisedDate,
]

/** 签发后以短信和邮件通知供应商: its contact is told as well, who need not be a user; where he has named no address, not. */
export async function sendToContact(act: Act, ticket: Ticket): Promise<void> {
  const { contactMobile, contactEmail } = await act.tx
    .selectFrom('corp')
    .select(['contactMobile', 'contactEmail'])
    .where('pkCorp', '=', ticket.fkHolder)
    .executeTakeFirstOrThrow()
  const said = { template: 'TICKET_RECEIVED', params: factsOf(act, ticket) } as const
  if (contactMobile) await enqueue(act, 'SMS', { mobile: contactMobile, ...said })
  if (contactEmail) await enqueue(act, 'EMAIL', { email: contactEmail, ...said })
}
