import { chainCreditFlow } from '../chainCreditFlow.ts'
import type { FlowRow } from '../flowRow.ts'

/** Rows of the flow table by business type. */
export const flows = {
  CHAIN_CREDIT: chainCreditFlow,
} as const satisfies Record<string, FlowRow>
