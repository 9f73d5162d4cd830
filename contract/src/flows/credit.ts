import { chainCreditFlow } from '../chainCreditFlow.ts'
import { creditFundFlow } from '../creditFundFlow.ts'
import { creditFundSupportFlow } from '../creditFundSupportFlow.ts'
import type { FlowRow } from '../flowRow.ts'
import { purFinanceFlow } from '../purFinanceFlow.ts'

/** Rows of the flow table by business type. */
export const flows = {
  CHAIN_CREDIT: chainCreditFlow,
  CREDIT_FUND: creditFundFlow,
  CREDIT_FUND_SUPPORT: creditFundSupportFlow,
  PUR_FINANCE: purFinanceFlow,
} as const satisfies Record<string, FlowRow>
