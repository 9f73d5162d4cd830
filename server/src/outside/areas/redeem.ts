import { takeRemittance } from '../../business/account/remittance.ts'
import { takeReceipt } from '../../business/redeemClaim/receipt.ts'
import type { TaskHandlers } from '../handlers.ts'

/** What answered tasks do in the package redeem, by kind. */
export const redeem: TaskHandlers = { REMITTANCE: takeRemittance, RECEIPT: takeReceipt }
