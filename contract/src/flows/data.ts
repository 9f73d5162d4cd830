import type { FlowRow } from '../flowRow.ts'
import { limitAllocFlow } from '../limitAllocFlow.ts'

/** Rows of the flow table by business type. */
export const flows = { LIMIT_ALLOC: limitAllocFlow } as const satisfies Record<string, FlowRow>
