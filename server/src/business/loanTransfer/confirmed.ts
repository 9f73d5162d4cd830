import { day, money } from '@jinpiao/contract/fields'
import type { InstitutionReply } from '@jinpiao/contract/outside'
import { decimalToFen, formatMoney } from '@jinpiao/values/money'
import * as z from 'zod/mini'
import type { Act } from '../../acts/command.ts'
import { finishTask, type Task } from '../../acts/tasks.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { findDraw, loanTarget, lockedDraw } from '../../loans/draws.ts'
import { tellOfLoan } from '../../loans/due.ts'
import { dueFen } from '../../loans/owed.ts'
import { takePayment } from '../../loans/pay.ts'
import { readPlan } from '../../loans/plan.ts'
import { setTransfer, transferByKey } from '../../loans/transfers.ts'
import { writeRepaymentReceipts } from '../loanReceipts.ts'

/** What the funder says of a transfer that has come: how much, and on which day its account had it. */
const received = z.object({ paidOn: day, paid: money })

/**
 * The funder has looked for a transfer: it has come, and pays what was due on its day; or it has not, and the loan is owed as
 * before.
 *
 * @throws {BusinessError} 01000303 it lacks its proof, names another amount than was reported, a day that is not yet or before
 * the transfer was made, or more than was due that day; 99000409 it has been answered.
 */
export async function takeTransfer(act: Act, task: Task, { answer, comment, body }: InstitutionReply): Promise<void> {
  const reported = await transferByKey(act.tx, task.target)
  if (reported === undefined) throw new BusinessError('01000302')
  const draw = await lockedDraw(act, reported.fkDraw)
  const transfer = await transferByKey(act.tx, task.target)
  if (transfer?.state !== 'CONFIRMING') throw new BusinessError('99000409')
  if (answer === 'RETURN') throw new BusinessError('01000202')
  await finishTask(act, task)
  const { amountFen, bankSerial, payDate, account } = transfer
  const amount = formatMoney(amountFen)
  const said = { messageType: 'NOTICE', target: loanTarget(draw) } as const
  if (answer === 'REJECT') {
    await setTransfer(act, transfer, { state: 'REFUSED', reason: comment })
    const params = [draw.drawNo, amount, comment]
    return tellOfLoan(act, draw, { ...said, name: 'LOAN_TRANSFER_REFUSED', params, messageType: 'RISK' })
  }
  const parsed = z.safeParse(received, body)
  if (!parsed.success)
    throw new BusinessError('01000303', parsed.error.issues.map(({ path }) => path.join('.')).join(', '))
  const { paidOn, paid } = parsed.data
  if (paidOn > act.today || paidOn < payDate) throw new BusinessError('01000303', 'paidOn')
  const isAsReported = decimalToFen(paid) === amountFen
  if (!isAsReported || amountFen > dueFen(draw, await readPlan(act.tx, draw), paidOn)) {
    throw new BusinessError('01000303', 'paid')
  }
  const { pkRepay, isSettled } = await takePayment(act, draw, {
    day: paidOn,
    fen: amountFen,
    bankSerial,
    kind: 'SCHEDULED',
    account: JSON.parse(account) as object,
  })
  await setTransfer(act, transfer, { state: 'CONFIRMED' })
  await writeRepaymentReceipts(act, draw, draw, { pkRepay, totalFen: amountFen, isSettled })
  const left = (await findDraw(act.tx, { pkDraw: draw.pkDraw }))?.outstandingFen ?? 0n
  await tellOfLoan(act, draw, { ...said, name: 'LOAN_TRANSFERRED', params: [draw.drawNo, amount, formatMoney(left)] })
}
