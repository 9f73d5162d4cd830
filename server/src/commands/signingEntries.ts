import type { SigningEntry } from '@jinpiao/contract/signingText'
import { fenToDecimal } from '@jinpiao/values/money'
import { BusinessError } from '../domain/businessError.ts'
import { digestOf } from '../domain/digest.ts'
import type { Application } from './applications.ts'
import type { Ticket } from './tickets.ts'

/** The line that stands for an application in a signed text. */
export function applicationEntry(application: Application): SigningEntry {
  const { applyNo, version, counterpartyName, amountFen, promisedDate, payloadDigest } = application
  // `check` has refused incomplete drafts before; what is still missing cannot be signed.
  if (amountFen === null || promisedDate === null) throw new BusinessError('11000103')
  return {
    no: applyNo,
    version,
    counterparty: counterpartyName ?? '',
    amount: fenToDecimal(amountFen),
    promisedDate,
    digest: payloadDigest,
  }
}

/** The line that stands for a ticket which is accepted or refused; `counterparty` is who issued it. */
export function ticketEntry(ticket: Ticket, issuerName: string): SigningEntry {
  const { creditNo, version, amountFen, promisedDate } = ticket
  return {
    no: creditNo,
    version,
    counterparty: issuerName,
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
  }
}
