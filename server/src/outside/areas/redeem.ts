import { remittance } from '../../business/account/remittance.ts'
import { receiptTask } from '../../business/redeemClaim/receipt.ts'
import type { TaskHandlers } from '../../flow/taskHandler.ts'

/** What answered tasks do in the package redeem, by kind. */
export const redeem: Pick<TaskHandlers, 'REMITTANCE' | 'RECEIPT'> = { REMITTANCE: remittance, RECEIPT: receiptTask }
