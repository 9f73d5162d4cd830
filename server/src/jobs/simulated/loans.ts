import type { OutsideTask } from '@jinpiao/contract/outside'
import { addMonths, type Day } from '@jinpiao/values/days'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import { NO_MONEY } from './reasons.ts'
import { replyByDigit, type Simulated, type SimulatedReply } from './simulator.ts'

const serialOf = (pkTask: string): string => `DEMO${pkTask.slice(-12)}`

/** Proves that an early repayment has been collected. */
export const collectedEarly = ({ pkTask }: Pick<OutsideTask, 'pkTask'>) => ({ bankSerial: serialOf(pkTask) })

/** How the institutions of the package loans answer in a demonstration. */
export const loans: Simulated = {
  tasks: { DEDUCTION: collected, LOAN_TRANSFER: transferred },
  evidence: {
    SELF_LOAN_APPLY: grantedLine,
    LOAN_DRAW: ({ pkTask, institution }) => (institution === 'BANK' ? { bankSerial: serialOf(pkTask) } : {}),
    LOAN_REPAY: collectedEarly,
  },
  // Early repayments are collected on the day that was signed.
  payDays: { LOAN_REPAY: ({ body }) => (body as { promisedDate: Day }).promisedDate },
}

/** Months for which a line is granted. */
const LINE_MONTHS = 36

/** A funder grants a line as it was asked for, in every way that its product has. */
function grantedLine({ body, createdAt }: OutsideTask) {
  const { amount, rateBp, methods, payload } = body as unknown as {
    amount: string
    rateBp: number
    methods: readonly string[]
    payload: { months: string; method: string }
  }
  const from = createdAt.slice(0, 10)
  return {
    lineAmount: amount,
    rateBp,
    monthsMax: Number(payload.months),
    methods: methods.length > 0 ? methods : [payload.method],
    from,
    to: addMonths(from, LINE_MONTHS),
  }
}

/** Proves that so much of what is due has been collected, on the day of the question. */
export const collectedProof = ({ pkTask, createdAt }: Pick<OutsideTask, 'pkTask' | 'createdAt'>, paid: string) => ({
  bankSerial: serialOf(pkTask),
  paidOn: createdAt.slice(0, 10),
  paid,
})

/**
 * By the last digit of the amount: 1 has not been collected, of 2 a half, 3 is never answered, any other is collected
 * whole, on the day of the question.
 */
function collected(task: OutsideTask): SimulatedReply[] {
  const { amount } = task.body as { amount: string }
  const fen = decimalToFen(amount)
  const isHalf = amount.endsWith('2')
  const paid = fenToDecimal(isHalf ? fen / 2n : fen)
  const asked = isHalf ? { ...task, body: { amount: '0.00' } } : task
  const replies = replyByDigit(asked, false, () => collectedProof(task, paid))
  return isHalf ? replies.map((reply) => ({ ...reply, comment: NO_MONEY })) : replies
}

/** By the last digit of the amount: of 1 and 2 nothing has come, 3 is never answered, any other has come on the day it was paid. */
function transferred(task: OutsideTask): SimulatedReply[] {
  const { amount, payDate } = task.body as { amount: string; payDate: string }
  return replyByDigit(task, false, () => ({ paidOn: payDate, paid: amount }))
}
