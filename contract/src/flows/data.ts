import type { FlowRow } from '../flowRow.ts'
import { limitAllocFlow } from '../limitAllocFlow.ts'
import { financePackFlow, issuePackFlow } from '../packFlow.ts'

/** Rows of the flow table by business type. */
export const flows = {
  FINANCE_PACK: financePackFlow,
  ISSUE_PACK: issuePackFlow,
  LIMIT_ALLOC: limitAllocFlow,
} as const satisfies Record<string, FlowRow>
