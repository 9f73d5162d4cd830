import { todayInShanghai } from '@jinpiao/values/days'
import { decimalToFen, formatMoney } from '@jinpiao/values/money'
import type { Act } from '../../acts/command.ts'
import type { ProofOf, Question } from '../../acts/evidence.ts'
import { accountAsked, fenAsked, happenedOn, moneyUpTo, serial } from '../../acts/said.ts'
import { finishTask, type Task } from '../../acts/tasks.ts'
import type { TaskHandler } from '../../flow/taskHandler.ts'
import { type Draw, loanTarget, lockedDraw } from '../../loans/draws.ts'
import { tellOfLoan } from '../../loans/due.ts'
import { takePayment } from '../../loans/pay.ts'
import { dueBy, owedOn, readPlan } from '../../loans/plan.ts'
import { tellPaid } from '../../loans/told.ts'
import { writeRepaymentReceipts } from '../loanReceipts.ts'

/** What the bank proves: how much it has collected, when. A part is a part; more than was asked, or is owed, is refused. */
const collected = {
  bankSerial: serial,
  paidOn: happenedOn<Draw>(),
  paid: moneyUpTo(async (question: Question<Draw>, said) => {
    const { act, about } = question
    const { principal, interest, penalty } = owedOn(about, await readPlan(act.tx, about), String(said['paidOn']))
    const owed = principal + interest + penalty
    const asked = fenAsked(question)
    return owed < asked ? owed : asked
  }),
  accountNo: accountAsked,
}

/**
 * The bank has collected what is due of a loan, all of it or a part, or nothing: then it stays due, is overdue after its
 * day, and the bank is asked again on the next working day, as for the rest of a part.
 */
export const deduction: TaskHandler<Draw> = {
  open(act, { target }) {
    const [pkDraw = ''] = target.split(':')
    return lockedDraw(act, pkDraw)
  },
  judge: () => ({ APPROVE: collected }),
  async take(act, task, draw, { answer, comment, proof }) {
    await finishTask(act, task)
    if (answer === 'APPROVE') await takeCollected(act, draw, proof as ProofOf<typeof collected>, askedOf(task, comment))
    else await tellUncollected(act, task, draw, comment)
  },
}

const askedOf = ({ body }: Task, comment: string): Asked => ({
  fen: decimalToFen((JSON.parse(body) as { amount: string }).amount),
  reason: comment,
})

interface Asked {
  fen: bigint
  reason: string
}

async function takeCollected(act: Act, draw: Draw, proof: ProofOf<typeof collected>, asked: Asked): Promise<void> {
  const { bankSerial, paidOn: day, paid } = proof
  const fen = decimalToFen(paid)
  const { pkRepay, isSettled } = await takePayment(act, draw, {
    day,
    fen,
    bankSerial,
    kind: 'SCHEDULED',
    // The one that it was asked to collect from: of another it would have been refused.
    account: JSON.parse(draw.account) as object,
  })
  await writeRepaymentReceipts(act, draw, draw, { pkRepay, totalFen: fen, isSettled })
  await tellPaid(act, draw, { fen, by: 'COLLECTED', asked })
}

/**
 * Who has asked for the collection is told that it has failed, and so are all of the one on an instalment's own day, however
 * late the bank says so; of those of each later working day the reminders of what is overdue tell.
 */
async function tellUncollected(act: Act, task: Task, draw: Draw, comment: string): Promise<void> {
  const { isByHand, amount } = JSON.parse(task.body) as { isByHand?: boolean; amount: string }
  const askedOn = todayInShanghai(Date.parse(task.createdAt))
  const isInTime = dueBy(await readPlan(act.tx, draw), act.today).some(({ payableDate }) => payableDate >= askedOn)
  if (!isByHand && !isInTime) return
  const params = [draw.drawNo, formatMoney(decimalToFen(amount)), comment]
  await tellOfLoan(act, draw, { name: 'LOAN_NOT_COLLECTED', params, messageType: 'RISK', target: loanTarget(draw) })
}
