import type { SigningEntry } from '@jinpiao/contract/signingText'
import { fenToDecimal } from '@jinpiao/values/money'
import type { Reader } from '../../db/database.ts'
import { digestOf } from '../../domain/digest.ts'
import { nameOf } from '../../flow/application.ts'
import { senderOf, type Ticket } from '../../tickets/tickets.ts'

/** What stands for a ticket which is accepted or refused; `counterparty` is who handed it over. */
export async function ticketEntry(read: Reader, ticket: Ticket): Promise<SigningEntry> {
  const { creditNo, version, amountFen, promisedDate } = ticket
  return {
    no: creditNo,
    version,
    counterparty: await nameOf(read, senderOf(ticket)),
    amount: fenToDecimal(amountFen),
    promisedDate,
    digest: digestOf({
      pkCredit: ticket.pkCredit,
      creditNo,
      amountFen: String(amountFen),
      fkIssuer: ticket.fkIssuer,
      fkHolder: ticket.fkHolder,
      issueDate: ticket.issueDate,
      promisedDate,
      payableDate: ticket.payableDate,
      bornBy: ticket.bornBy,
    }),
    details: [],
  }
}
