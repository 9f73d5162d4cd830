import { formatMoney } from '@jinpiao/values/money'
import type { Act } from '../../acts/command.ts'
import type { ProofOf, Question, Said } from '../../acts/evidence.ts'
import { happenedOn, sameMoney, serialOf } from '../../acts/said.ts'
import { finishTask } from '../../acts/tasks.ts'
import { BusinessError } from '../../domain/businessError.ts'
import type { TaskHandler } from '../../flow/taskHandler.ts'
import { type Draw, loanTarget, lockedDraw } from '../../loans/draws.ts'
import { tellOfLoan } from '../../loans/due.ts'
import { dueFen } from '../../loans/owed.ts'
import { takePayment } from '../../loans/pay.ts'
import { readPlan } from '../../loans/plan.ts'
import { tellPaid } from '../../loans/told.ts'
import { setTransfer, type Transfer, transferByKey } from '../../loans/transfers.ts'
import { writeRepaymentReceipts } from '../loanReceipts.ts'

interface Reported {
  draw: Draw
  transfer: Transfer
}

const reportedMoney = sameMoney(({ about }: Question<Reported>) => about.transfer.amountFen)

/** The amount as it was reported, where so much was due on its day. */
const reportedAndDue: Said<string, Reported> = {
  ...reportedMoney,
  async judge(value, question, name, said) {
    const { act, about } = question
    const due = dueFen(about.draw, await readPlan(act.tx, about.draw), String(said['paidOn']))
    if (about.transfer.amountFen > due) return new BusinessError('01000334', name, formatMoney(due))
    return reportedMoney.judge(value, question, name, said)
  },
}

/** What the funder says of a transfer that has come: on which day its account had it, and how much. */
const received = {
  bankSerial: serialOf(({ about }: Question<Reported>) => about.transfer.bankSerial),
  paidOn: happenedOn(({ about }: Question<Reported>) => about.transfer.payDate),
  paid: reportedAndDue,
}

/**
 * The funder has looked for a transfer: it has come, and pays what was due on its day; or it has not, and the loan is owed as
 * before.
 */
export const loanTransfer: TaskHandler<Reported> = {
  /** @throws {BusinessError} 99000409 it has been answered. */
  async open(act, { target }) {
    const reported = await transferByKey(act.tx, target)
    if (reported === undefined) throw new BusinessError('01000302')
    const draw = await lockedDraw(act, reported.fkDraw)
    const transfer = await transferByKey(act.tx, target)
    if (transfer?.state !== 'CONFIRMING') throw new BusinessError('99000409')
    return { draw, transfer }
  },
  judge: () => ({ APPROVE: received }),
  async take(act, task, reported, { answer, comment, proof }) {
    await finishTask(act, task)
    if (answer === 'APPROVE') await takeReceived(act, reported, proof as ProofOf<typeof received>)
    else await refuseTransfer(act, reported, comment)
  },
}

async function refuseTransfer(act: Act, { draw, transfer }: Reported, reason: string): Promise<void> {
  await setTransfer(act, transfer, { state: 'REFUSED', reason })
  await tellOfLoan(act, draw, {
    name: 'LOAN_TRANSFER_REFUSED',
    params: [draw.drawNo, formatMoney(transfer.amountFen), reason],
    messageType: 'RISK',
    target: loanTarget(draw),
  })
}

async function takeReceived(
  act: Act,
  { draw, transfer }: Reported,
  { paidOn, bankSerial }: ProofOf<typeof received>,
): Promise<void> {
  const { amountFen: fen, account } = transfer
  const { pkRepay, isSettled } = await takePayment(act, draw, {
    day: paidOn,
    fen,
    bankSerial,
    kind: 'SCHEDULED',
    account: JSON.parse(account) as object,
  })
  await setTransfer(act, transfer, { state: 'CONFIRMED' })
  await writeRepaymentReceipts(act, draw, draw, { pkRepay, totalFen: fen, isSettled })
  await tellPaid(act, draw, { fen, by: 'TRANSFERRED' })
}
