import { deduction } from '../../business/loanDeduction/deduction.ts'
import { loanTransfer } from '../../business/loanTransfer/confirmed.ts'
import type { TaskHandlers } from '../../flow/taskHandler.ts'

/** What answered tasks do in the package loans, by kind. */
export const loans: Pick<TaskHandlers, 'DEDUCTION' | 'LOAN_TRANSFER'> = {
  DEDUCTION: deduction,
  LOAN_TRANSFER: loanTransfer,
}
