import type { LoanDrawPayload } from '@jinpiao/contract/loanDraw'
import type { Act } from '../../acts/command.ts'
import type { Transition } from '../../domain/machine.ts'
import type { Application } from '../../flow/application.ts'
import { findAgreement } from '../../loans/agreements.ts'
import { bearDraw } from '../../loans/births.ts'
import { moveLine } from '../../loans/line.ts'
import { readAccount, snapshotOf } from '../../queries/accounts.ts'
import { paidOf } from '../loanOutcome.ts'
import { writeLoanReceipts } from '../loanPaid.ts'

/** The last answer: paid out, the loan is born with its plan and receipts; refused, the line is free again. */
export async function endDraw(
  act: Act,
  application: Application,
  payload: LoanDrawPayload,
  { to }: Transition,
): Promise<void> {
  if (to === 'DONE') return payOut(act, application, payload)
  await moveLine(act, payload.pkAgreement, 'UNRESERVE', application.amountFen ?? 0n, application.pkApply)
}

async function payOut(act: Act, application: Application, payload: LoanDrawPayload): Promise<void> {
  const { applyNo, fkCorp, amountFen } = application
  const { pkAgreement, months, method, purpose, pkAccount } = payload
  const paid = paidOf(application)
  const agreement = await findAgreement(act.tx, { pkAgreement })
  const account = await readAccount(act.tx, fkCorp, pkAccount)
  if (!paid || !agreement || !account || amountFen === null || method === '' || purpose === '') {
    throw new Error(`${applyNo} ends without a payment`)
  }
  const { bankSerial, paidOn = act.today } = paid
  const loan = { amountFen, method, purpose, months: Number(months), account: snapshotOf(account), paidOn, bankSerial }
  await writeLoanReceipts(act, application, await bearDraw(act, application, agreement, loan))
}
