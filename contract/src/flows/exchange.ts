import { exchangeFlow } from '../exchangeFlow.ts'
import type { FlowRow } from '../flowRow.ts'

/** Rows of the flow table by business type. */
export const flows = { EXCHANGE: exchangeFlow } as const satisfies Record<string, FlowRow>
