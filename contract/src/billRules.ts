import { type Problem, problem } from './problems.ts'
import { type FeeState, feeStates, type InvoicedState } from './states/exchange.ts'

/** How a bill stands. */
export interface BillFacts {
  feeBillNo: string
  feeState: FeeState
  invoicedState: InvoicedState
}

/** Why no payment of this bill can be reported now, as of one that is paid: `06000204`; undefined: it can. */
export const findRegisterProblem = ({
  feeBillNo,
  feeState,
}: Pick<BillFacts, 'feeBillNo' | 'feeState'>): Problem | undefined =>
  feeState === 'UNPAID' ? undefined : problem('', '06000204', feeBillNo, feeStates[feeState].label)

/**
 * Why no invoice can be applied for: one is there or under way (`06000201`), nothing is paid (`06000202`), or nothing has to
 * be (`06000206`).
 */
export function findInvoiceProblem({ feeBillNo, feeState, invoicedState }: BillFacts): Problem | undefined {
  if (invoicedState !== 'NONE') return problem('pkBills', '06000201', feeBillNo)
  if (feeState === 'WAIVED') return problem('pkBills', '06000206', feeBillNo)
  return feeState === 'PAID' ? undefined : problem('pkBills', '06000202', feeBillNo)
}
