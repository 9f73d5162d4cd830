import type { FlowRow } from '../flowRow.ts'
import { realnameFlow } from '../realnameFlow.ts'

/** Rows of the flow table by business type. */
export const flows = { REALNAME: realnameFlow } as const satisfies Record<string, FlowRow>
