import type { FlowRow } from '../flowRow.ts'
import { loanProtocolFlow } from '../loanProtocolFlow.ts'
import { selfLoanFlow } from '../selfLoanFlow.ts'

/** Rows of the flow table by business type. */
export const flows = {
  SELF_LOAN_PROTOCOL: loanProtocolFlow,
  SELF_LOAN_APPLY: selfLoanFlow,
} as const satisfies Record<string, FlowRow>
