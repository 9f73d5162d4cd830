import { exchangeFlow } from '../exchangeFlow.ts'
import type { FlowRow } from '../flowRow.ts'
import { invoicingFlow } from '../invoicingFlow.ts'

/** Rows of the flow table by business type. */
export const flows = { EXCHANGE: exchangeFlow, INVOICING: invoicingFlow } as const satisfies Record<string, FlowRow>
