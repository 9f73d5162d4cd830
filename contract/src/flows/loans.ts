import type { FlowRow } from '../flowRow.ts'
import { loanDrawFlow } from '../loanDrawFlow.ts'
import { loanRepayFlow } from '../loanRepayFlow.ts'

/** Rows of the flow table by business type. */
export const flows = { LOAN_DRAW: loanDrawFlow, LOAN_REPAY: loanRepayFlow } as const satisfies Record<string, FlowRow>
