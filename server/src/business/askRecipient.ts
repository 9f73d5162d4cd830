import { flowOf } from '@jinpiao/contract/flow'
import type { NoticeName } from '@jinpiao/contract/notices'
import { formatMoney } from '@jinpiao/values/money'
import type { Act } from '../acts/command.ts'
import { notify } from '../acts/notify.ts'
import type { Ticket } from '../tickets/tickets.ts'

/** Tells its recipient that a new ticket waits for an answer; `name` says how it came. */
export function askRecipient(act: Act, ticket: Ticket, name: NoticeName): Promise<void> {
  const { pkCredit, creditNo, amountFen, promisedDate, fkHolder } = ticket
  return notify(
    act,
    fkHolder,
    { posts: flowOf('ACCEPT').submitters },
    {
      name,
      params: [act.actor.corpName, creditNo, formatMoney(amountFen), promisedDate],
      messageType: 'TODO',
      link: `/?ticket=${pkCredit}`,
      target: `ticket:${pkCredit}`,
    },
  )
}
