import type { LoanRepayPayload } from '@jinpiao/contract/loanRepay'
import * as z from 'zod/mini'
import type { Act } from '../../acts/command.ts'
import { BusinessError } from '../../domain/businessError.ts'
import type { Transition } from '../../domain/machine.ts'
import type { Application } from '../../flow/application.ts'
import { takePayment } from '../../loans/pay.ts'
import { readAccount, snapshotOf } from '../../queries/accounts.ts'
import { writeRepaymentReceipts } from '../loanReceipts.ts'
import { earlyIn, ownDraw, readRepayable } from './facts.ts'

/** What proves that the money has been collected. */
export const repayEvidence = { BANK: z.object({ bankSerial: z.string().check(z.regex(/^[\w-]{4,64}$/)) }) }
type Collected = z.output<(typeof repayEvidence)['BANK']>

/**
 * The bank's answer: paid, the loan is less by its principal and has another plan; refused, it stays as it is.
 * @throws {BusinessError} 01000303 the day of the repayment is yet to come: its interest runs until then. 06000102 the loan
 * has moved since it was approved.
 */
export async function endRepayment(
  act: Act,
  application: Application,
  payload: LoanRepayPayload,
  { to }: Transition,
): Promise<void> {
  if (to !== 'DONE') return
  const { pkApply, applyNo, fkCorp, outcome, amountFen } = application
  const { BANK } = JSON.parse(outcome ?? '{}') as { BANK?: Collected }
  if (payload.repayDate > act.today) throw new BusinessError('01000303', 'repayDate')
  const draw = await ownDraw(act.tx, fkCorp, payload.pkDraw)
  if (BANK === undefined || draw === undefined) throw new Error(`${applyNo} ends without a payment`)
  const early = earlyIn(await readRepayable(act.tx, draw), payload, payload.repayDate)
  // The loan has moved since it was approved: the bank is asked to give the money back.
  if (early?.total !== amountFen) throw new BusinessError('06000102')
  const account = await readAccount(act.tx, fkCorp, payload.pkAccount)
  const { pkRepay, isSettled } = await takePayment(act, draw, {
    day: payload.repayDate,
    fen: early.total,
    bankSerial: BANK.bankSerial,
    kind: payload.kind,
    pkApply,
    account: account ? snapshotOf(account) : null,
    early,
  })
  await writeRepaymentReceipts(act, { pkApply }, draw, { pkRepay, totalFen: early.total, isSettled })
}
