import type { FlowRow } from '../flowRow.ts'
import { loanDrawFlow } from '../loanDrawFlow.ts'
import { loanProtocolFlow } from '../loanProtocolFlow.ts'
import { loanRepayFlow } from '../loanRepayFlow.ts'
import { selfLoanFlow } from '../selfLoanFlow.ts'

/** Rows of the flow table by business type. */
export const flows = {
  SELF_LOAN_PROTOCOL: loanProtocolFlow,
  SELF_LOAN_APPLY: selfLoanFlow,
  LOAN_DRAW: loanDrawFlow,
  LOAN_REPAY: loanRepayFlow,
} as const satisfies Record<string, FlowRow>
