import { takeFeePayment } from '../../business/feeBill/confirmed.ts'
import type { TaskHandlers } from '../handlers.ts'

/** What answered tasks do in the package exchange, by kind. */
export const exchange: TaskHandlers = { FEE_PAYMENT: takeFeePayment }
