import type { FlowRow } from '../flowRow.ts'
import { productOpenFlow } from '../productOpenFlow.ts'

/** Rows of the flow table by business type. */
export const flows = { PRODUCT_OPEN: productOpenFlow } as const satisfies Record<string, FlowRow>
