import type { FlowRow } from '../flowRow.ts'

/** Rows of the flow table by business type. */
export const flows = {} as const satisfies Record<string, FlowRow>
