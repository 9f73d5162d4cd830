import { takePayment } from '../../business/exchange/payments.ts'
import { takeFeePayment } from '../../business/feeBill/confirmed.ts'
import type { TaskHandlers } from '../handlers.ts'

/** What answered tasks do in the package exchange, by kind. */
export const exchange: TaskHandlers = { EXCHANGE_PAYMENT: takePayment, FEE_PAYMENT: takeFeePayment }
