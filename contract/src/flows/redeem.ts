import { accountFlow } from '../accountFlow.ts'
import { receiptConfirmFlow } from '../confirmFlow.ts'
import type { FlowRow } from '../flowRow.ts'
import { redeemClaimFlow } from '../redeemClaimFlow.ts'
import { redeemFailureFlow } from '../redeemFailureFlow.ts'
import { redeemFlow } from '../redeemFlow.ts'

/** Rows of the flow table by business type. */
export const flows = {
  REDEEM: redeemFlow,
  REDEEM_CLAIM: redeemClaimFlow,
  REDEEM_FAILURE: redeemFailureFlow,
  RECEIPT_CONFIRM: receiptConfirmFlow,
  ACCOUNT_CHANGE: accountFlow,
} as const satisfies Record<string, FlowRow>
