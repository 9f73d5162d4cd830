import type { SigningEntry } from '@jinpiao/contract/signingText'
import { fenToDecimal } from '@jinpiao/values/money'
import { BusinessError } from '../domain/businessError.ts'
import { digestOf } from '../domain/digest.ts'
import type { Ticket } from '../tickets/tickets.ts'
import type { Application } from './application.ts'
import type { Business, Reading } from './business.ts'

/** What stands for an application in a signed text. */
export async function applicationEntry(
  reading: Reading,
  business: Business<unknown>,
  application: Application,
): Promise<SigningEntry> {
  const { applyNo, version, counterpartyName, amountFen, promisedDate, payloadDigest } = application
  // Incomplete drafts have been refused before; what is still missing cannot be signed.
  if (amountFen === null || promisedDate === null) throw new BusinessError('11000103')
  return {
    no: applyNo,
    version,
    counterparty: counterpartyName ?? '',
    amount: fenToDecimal(amountFen),
    promisedDate,
    digest: payloadDigest,
    details: (await business.details?.(reading, business.read(application.payload))) ?? [],
  }
}

/** What stands for a ticket which is accepted or refused; `counterparty` is who handed it over. */
export function ticketEntry(ticket: Ticket, senderName: string): SigningEntry {
  const { creditNo, version, amountFen, promisedDate } = ticket
  return {
    no: creditNo,
    version,
    counterparty: senderName,
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
