import type { ExchangePayload } from '@jinpiao/contract/exchange'
import { day } from '@jinpiao/contract/fields'
import { decimalToFen } from '@jinpiao/values/money'
import * as z from 'zod/mini'
import type { Act } from '../../acts/command.ts'
import { enqueue } from '../../acts/enqueue.ts'
import type { ProofOf, Question } from '../../acts/evidence.ts'
import { newPk } from '../../acts/keys.ts'
import { money } from '../../acts/ledger.ts'
import { amountAsked, once, same } from '../../acts/said.ts'
import type { Transition } from '../../domain/machine.ts'
import { bearBill } from '../../fees/bills.ts'
import type { Application } from '../../flow/application.ts'
import type { Judging, StepAbout } from '../../flow/business.ts'
import { endPayment, findPayment } from '../../payments/payments.ts'
import { readAccount, snapshotOf } from '../../queries/accounts.ts'
import { spend } from '../../tickets/spend.ts'
import { freeTicket, readTicket } from '../../tickets/tickets.ts'

/** What proves that the bill is delivered: of the whole amount, due on the day that was applied for. */
const billProof = {
  billNo: once(z.string().check(z.regex(/^[\w-]{4,40}$/))),
  billDueDate: same(day, ({ about }: Question<StepAbout<ExchangePayload>>) => about.payload.billDueDate),
  amount: amountAsked,
}
type Delivered = ProofOf<Omit<typeof billProof, 'amount'>>

/** That the fee has arrived is a task of its own (`payments.ts`). */
export const exchangeJudges: Judging<'EXCHANGE', ExchangePayload>['judges'] = {
  PLATFORM: { APPROVE: {} },
  FUNDER: { APPROVE: billProof },
}

/** The last answer: with the bill the tickets are the accepting bank's; without it they are free again. */
export async function endExchange(
  act: Act,
  application: Application,
  payload: ExchangePayload,
  { to }: Transition,
): Promise<void> {
  if (to === 'DONE') return deliver(act, application, payload)
  const { pkApply } = application
  for (const pkCredit of payload.fkCredits) await freeTicket(act, await readTicket(act.tx, pkCredit), pkApply)
  await endPayment(act, pkApply)
}

async function deliver(act: Act, application: Application, payload: ExchangePayload): Promise<void> {
  const { pkApply, applyNo, fkCounterparty, amountFen, outcome } = application
  if (fkCounterparty === null || amountFen === null || outcome === null)
    throw new Error(`${applyNo} ends without a bill`)
  const { FUNDER } = JSON.parse(outcome) as { FUNDER: Delivered }
  await keepBill(act, application, payload, FUNDER)
  for (const pkCredit of payload.fkCredits) {
    const ticket = await readTicket(act.tx, pkCredit)
    // One that has fallen due has ended this application before, so that nobody is asked any more.
    if (ticket.state !== 'HELD') throw new Error(`${applyNo} has a bill for a ticket that is ${ticket.state}`)
    const whole = { fkHolder: fkCounterparty, holderKind: 'FUNDER', amountFen: ticket.amountFen } as const
    await spend(act, application, ticket, [whole])
    await enqueue(act, 'REPORT_SHCPE', { event: 'EXCHANGED', pkCredit })
  }
  await takeFee(act, application, decimalToFen(payload.feeQuoted))
  act.facts.push({ action: 'EXCHANGE.BILL', target: `application:${pkApply}`, after: { applyNo, ...FUNDER } })
}

/** The bill as it was delivered, to the account as it is now. */
async function keepBill(
  { tx, at }: Act,
  { pkApply, fkCorp, counterpartyName, amountFen }: Application,
  { pkAccount }: ExchangePayload,
  bill: Delivered,
): Promise<void> {
  const account = await readAccount(tx, fkCorp, pkAccount)
  await tx
    .insertInto('bank_bill')
    .values({
      pkBill: newPk(),
      fkCorp,
      pkApply,
      billNo: bill.billNo,
      acceptorName: counterpartyName ?? '',
      amountFen: amountFen ?? 0n,
      dueDate: bill.billDueDate,
      account: JSON.stringify(account ? snapshotOf(account) : {}),
      at,
    })
    .execute()
}

/** What was paid beforehand is now a fee: in the books of both, and on a bill that is paid. */
async function takeFee(act: Act, application: Application, feeFen: bigint): Promise<void> {
  const { pkApply, applyNo, fkCorp, fkCounterparty, counterpartyName } = application
  const acceptor = counterpartyName ?? ''
  const payment = await findPayment(act.tx, { pkApply })
  if (payment?.state !== 'PAID') throw new Error(`${applyNo} has a bill, but no fee was paid`)
  const fee = { amountFen: feeFen, bankSerial: payment.bankSerial ?? '', kind: 'FEE' } as const
  const own = { fkCorp, fkParty: fkCounterparty, partyName: acceptor, direction: 'OUT' } as const
  money(act, application, { ...fee, ...own })
  const acceptors = { fkParty: fkCorp, partyName: act.actor.corpName, direction: 'IN' } as const
  money(act, application, { ...fee, ...acceptors, fkCorp: fkCounterparty ?? '' })
  await bearBill(act, {
    fkCorp,
    kind: 'EXCHANGE_FEE',
    party: acceptor,
    partyKind: 'BANK',
    amountFen: feeFen,
    source: { no: applyNo, pk: pkApply },
    state: 'PAID',
  })
}
