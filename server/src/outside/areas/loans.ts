import { takeDeduction } from '../../business/loanDeduction/deduction.ts'
import { takeTransfer } from '../../business/loanTransfer/confirmed.ts'
import type { TaskHandlers } from '../handlers.ts'

/** What answered tasks do in the package loans, by kind. */
export const loans: TaskHandlers = { DEDUCTION: takeDeduction, LOAN_TRANSFER: takeTransfer }
