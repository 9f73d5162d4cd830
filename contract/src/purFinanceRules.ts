import { addMonths, type Day } from '@jinpiao/values/days'
import type { CheckTopic } from './checks.ts'
import { fenOf, missing, notUploaded, type Problem, problem } from './problems.ts'
import type { PurFinancePayload } from './purFinance.ts'
import { termOf } from './terms.ts'

/** How many months back a purchase may lie, with the present one. */
const MONTHS_BACK = 12

export interface PurchaseFacts {
  today: Day
  /** Whether the pack is one of the enterprise that the platform has approved; left out: nobody has asked. */
  isPackApproved?: boolean | undefined
}

/** Months that a purchase may be of, the newest first: 2026-11, 2026-10, … */
export const purchaseMonths = (today: Day): string[] =>
  Array.from({ length: MONTHS_BACK }, (_, back) => addMonths(`${today.slice(0, 7)}-01`, -back).slice(0, 7))

/** What purchase finance asks besides what every loan does. Months and days are compared as texts: 2026-09 < 2026-11. */
export function findPurchaseProblems(
  { method, financeMonth, financeDate, pkPack, contractFileIds }: PurFinancePayload,
  { today, isPackApproved }: PurchaseFacts,
): Problem[] {
  return [
    ...(method !== '' && method !== 'BULLET' ? [problem('method', '09000110')] : []),
    ...(financeMonth === '' ? [missing('financeMonth', 'financeMonth')] : []),
    ...(financeMonth > today.slice(0, 7) ? [problem('financeMonth', '09000121')] : []),
    ...(financeDate !== '' && financeDate < today ? [problem('financeDate', '09000122')] : []),
    ...(pkPack !== '' && isPackApproved === false ? [problem('pkPack', '09000123')] : []),
    ...(contractFileIds.length === 0 ? [notUploaded('contractFileIds', 'contractFiles')] : []),
  ]
}

/** The last day of the loan, were it paid on its financing day, or today: 6 months from 2026-11-30 are 2027-05-30. */
export const maturityOf = ({ months, financeDate }: PurFinancePayload, today: Day): Day | null =>
  Number(months) > 0 ? addMonths(financeDate === '' ? today : financeDate, Number(months)) : null

/** How an address of the specification describes a form: months, amount, and its day where one is chosen (spec §7). */
export function describes(
  address: { month?: string; amount?: string; financeDate?: string },
  form: Pick<PurFinancePayload, 'months' | 'amount' | 'financeDate'>,
): boolean {
  const { month = '', amount = '', financeDate = '' } = address
  const fen = fenOf(amount)
  return (
    Number(month) === Number(form.months) &&
    fen !== undefined &&
    fen === fenOf(form.amount) &&
    financeDate === form.financeDate
  )
}

/** Month, day and papers of the purchases are judged together. */
export const purchaseTopic: CheckTopic = {
  name: termOf('financeMonth').name,
  fields: /^(financeMonth|financeDate|pkPack|contractFileIds)/,
}
