import type { loanTrial } from '@jinpiao/contract/loanApply'
import type { LoanPlan } from '@jinpiao/contract/loanTrial'
import { fenToDecimal } from '@jinpiao/values/money'
import type * as z from 'zod/mini'

/** A plan as applications for loans show it: how many instalments, its sums, the first and the last. */
export function toTrialView({ rows, interest, total }: LoanPlan): z.output<typeof loanTrial> | null {
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last) return null
  const due = (row: typeof first) => fenToDecimal(row.principal + row.interest)
  return {
    count: rows.length,
    interest: fenToDecimal(interest),
    total: fenToDecimal(total),
    firstDate: first.dueDate,
    firstAmount: due(first),
    lastDate: last.dueDate,
    lastAmount: due(last),
  }
}
