import { confirmFlow } from '../confirmFlow.ts'
import type { FlowRow } from '../flowRow.ts'
import { ukeyApplyFlow } from '../ukeyApplyFlow.ts'
import { ukeyChangeFlow } from '../ukeyChangeFlow.ts'

/** Rows of the flow table by business type. */
export const flows = {
  UKEY_APPLY: ukeyApplyFlow,
  UKEY_CHANGE: ukeyChangeFlow,
  GUARANTEE_CONFIRM: confirmFlow,
} as const satisfies Record<string, FlowRow>
