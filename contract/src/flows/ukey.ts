import { confirmFlow } from '../confirmFlow.ts'
import type { FlowRow } from '../flowRow.ts'

/** Rows of the flow table by business type. */
export const flows = { GUARANTEE_CONFIRM: confirmFlow } as const satisfies Record<string, FlowRow>
