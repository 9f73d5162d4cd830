import type { LoanRepayPayload } from '@jinpiao/contract/loanRepay'
import { addDays } from '@jinpiao/values/days'
import type { Act } from '../../acts/command.ts'
import type { ProofOf, Question } from '../../acts/evidence.ts'
import { accountAsked, amountAsked, happenedOn, maySay, serial } from '../../acts/said.ts'
import { BusinessError } from '../../domain/businessError.ts'
import type { Transition } from '../../domain/machine.ts'
import type { Application } from '../../flow/application.ts'
import type { StepAbout, StepJudge } from '../../flow/business.ts'
import { takePayment } from '../../loans/pay.ts'
import { readAccount, snapshotOf } from '../../queries/accounts.ts'
import { writeRepaymentReceipts } from '../loanReceipts.ts'
import { earlyIn, ownDraw, readRepayable } from './facts.ts'

type Asked = Question<StepAbout<LoanRepayPayload>>
const repayDay = ({ about }: Asked) => about.payload.repayDate

/** What proves that the money has been collected: all of it, on the day that was signed, because its interest runs until then. */
const collected = {
  bankSerial: serial,
  paidOn: maySay(
    happenedOn(repayDay, (asked: Asked) => addDays(repayDay(asked), 1)),
    repayDay,
  ),
  amount: amountAsked,
  accountNo: accountAsked,
}
type Collected = ProofOf<typeof collected>
export const repayJudge: StepJudge<LoanRepayPayload> = { APPROVE: collected }

/**
 * The bank's answer: paid, the loan is less by its principal and has another plan; refused, it stays as it is.
 * @throws {BusinessError} 06000102 the loan has moved since it was approved.
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
