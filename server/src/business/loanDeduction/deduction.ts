import { day, money } from '@jinpiao/contract/fields'
import type { InstitutionReply } from '@jinpiao/contract/outside'
import { todayInShanghai } from '@jinpiao/values/days'
import { decimalToFen, formatMoney } from '@jinpiao/values/money'
import * as z from 'zod/mini'
import type { Act } from '../../acts/command.ts'
import { finishTask, type Task } from '../../acts/tasks.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { type Draw, findDraw, loanTarget, lockedDraw } from '../../loans/draws.ts'
import { tellOfLoan } from '../../loans/due.ts'
import { takePayment } from '../../loans/pay.ts'
import { owedOn, readPlan } from '../../loans/plan.ts'
import { writeRepaymentReceipts } from '../loanReceipts.ts'

/** What the bank proves: how much it has collected, when. */
const collected = z.object({
  bankSerial: z.string().check(z.regex(/^[\w-]{4,64}$/)),
  paidOn: day,
  paid: money,
})

function collectedOf(body: object): z.output<typeof collected> {
  const parsed = z.safeParse(collected, body)
  if (parsed.success) return parsed.data
  throw new BusinessError('01000303', parsed.error.issues.map(({ path }) => path.join('.')).join(', '))
}

/**
 * The bank has collected what is due of a loan, all of it or a part, or nothing: then it stays due, is overdue after its
 * day, and the bank is asked again on the next working day, as for the rest of a part.
 *
 * @throws {BusinessError} 01000303 it lacks its proof, or says that more has come than was due that day, or on a day that
 * is not yet, or on which nobody had asked: what was paid since would count from before.
 */
export async function takeDeduction(act: Act, task: Task, { answer, comment, body }: InstitutionReply): Promise<void> {
  const [pkDraw = ''] = task.target.split(':')
  const draw = await lockedDraw(act, pkDraw)
  await finishTask(act, task)
  if (answer !== 'APPROVE') return tellUncollected(act, task, draw, comment)
  const { bankSerial, paidOn, paid } = collectedOf(body)
  const fen = decimalToFen(paid)
  const { principal, interest, penalty } = owedOn(draw, await readPlan(act.tx, draw), paidOn)
  if (fen <= 0n || fen > principal + interest + penalty) throw new BusinessError('01000303', 'paid')
  if (paidOn > act.today || paidOn < todayInShanghai(Date.parse(task.createdAt)))
    throw new BusinessError('01000303', 'paidOn')
  const { pkRepay, isSettled } = await takePayment(act, draw, { day: paidOn, fen, bankSerial, kind: 'SCHEDULED' })
  await writeRepaymentReceipts(act, draw, draw, { pkRepay, totalFen: fen, isSettled })
  const left = (await findDraw(act.tx, { pkDraw }))?.outstandingFen ?? 0n
  const params = [draw.drawNo, formatMoney(fen), formatMoney(left)]
  const notice = { name: 'LOAN_COLLECTED', params, messageType: 'NOTICE', target: loanTarget(draw) } as const
  await tellOfLoan(act, draw, notice)
}

/** Who has asked for the collection is told that it has failed; of those of each working day the state of the loan tells. */
async function tellUncollected(act: Act, task: Task, draw: Draw, comment: string): Promise<void> {
  const { isByHand, amount } = JSON.parse(task.body) as { isByHand?: boolean; amount: string }
  if (!isByHand) return
  const params = [draw.drawNo, formatMoney(decimalToFen(amount)), comment]
  await tellOfLoan(act, draw, {
    name: 'LOAN_NOT_COLLECTED',
    params,
    messageType: 'RISK',
    target: loanTarget(draw),
  })
}
