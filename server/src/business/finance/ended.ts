import type { FinancePayload } from '@jinpiao/contract/finance'
import type { Act } from '../../acts/command.ts'
import { enqueue } from '../../acts/enqueue.ts'
import { money } from '../../acts/ledger.ts'
import type { Transition } from '../../domain/machine.ts'
import { bearBill } from '../../fees/bills.ts'
import type { Application } from '../../flow/application.ts'
import { spend } from '../../tickets/spend.ts'
import { freeTicket, readTicket } from '../../tickets/tickets.ts'
import { paidOf } from '../financeOutcome.ts'
import { writeReceipt } from '../receipts.ts'

/** The last answer: paid, the ticket is the funder's and what is left the holder's; refused or too late, it is free again. */
export async function endFinancing(
  act: Act,
  application: Application,
  payload: FinancePayload,
  { to }: Transition,
): Promise<void> {
  const ticket = await readTicket(act.tx, payload.fkCredit)
  if (to !== 'DONE') return freeTicket(act, ticket, application.pkApply)
  // One that has fallen due has ended this application before, so that nobody is asked any more.
  if (ticket.state !== 'HELD') throw new Error(`${application.applyNo} was paid for a ticket that is ${ticket.state}`)
  const { fkCorp, fkCounterparty, counterpartyName, amountFen } = application
  const paid = paidOf(application, payload)
  if (paid === undefined || fkCounterparty === null || amountFen === null) {
    throw new Error(`${application.applyNo} ends without a payment`)
  }
  await spend(act, application, ticket, [{ fkHolder: fkCounterparty, holderKind: 'FUNDER', amountFen }])
  const { pkCredit, creditNo } = ticket
  const { bankSerial, feeFen } = paid
  const funderName = counterpartyName ?? ''
  const payment = { amountFen, bankSerial, ticket: { pkCredit, creditNo } }
  const own = { fkCorp, fkParty: fkCounterparty, partyName: funderName } as const
  const funders = { fkCorp: fkCounterparty, fkParty: fkCorp, partyName: act.actor.corpName } as const
  // The bank pays the net amount: the books have the price and, besides it, what was kept.
  money(act, application, { ...payment, ...own, direction: 'IN' })
  money(act, application, { ...payment, ...funders, direction: 'OUT' })
  if (feeFen > 0n) {
    const fee = { ...payment, amountFen: feeFen, kind: 'FEE' } as const
    money(act, application, { ...fee, ...own, direction: 'OUT' })
    money(act, application, { ...fee, ...funders, direction: 'IN' })
    await bearBill(act, {
      fkCorp,
      kind: 'FINANCE_FEE',
      party: funderName,
      partyKind: 'BANK',
      amountFen: feeFen,
      source: { no: application.applyNo, pk: application.pkApply },
      state: 'PAID',
    })
  }
  await writeReceipt(act, {
    kind: 'FINANCE',
    fkCorp,
    application,
    ticket,
    counterpartyName: funderName,
    amountFen,
  })
  await enqueue(act, 'REPORT_SHCPE', { event: 'FINANCED', pkCredit })
}
