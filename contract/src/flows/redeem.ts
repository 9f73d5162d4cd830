import { accountFlow } from '../accountFlow.ts'
import type { FlowRow } from '../flowRow.ts'
import { redeemFlow } from '../redeemFlow.ts'

/** Rows of the flow table by business type. */
export const flows = { REDEEM: redeemFlow, ACCOUNT_CHANGE: accountFlow } as const satisfies Record<string, FlowRow>
