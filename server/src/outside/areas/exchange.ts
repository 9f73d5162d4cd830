import { exchangePayment } from '../../business/exchange/payments.ts'
import { feePayment } from '../../business/feeBill/confirmed.ts'
import type { TaskHandlers } from '../../flow/taskHandler.ts'

/** What answered tasks do in the package exchange, by kind. */
export const exchange: Pick<TaskHandlers, 'EXCHANGE_PAYMENT' | 'FEE_PAYMENT'> = {
  EXCHANGE_PAYMENT: exchangePayment,
  FEE_PAYMENT: feePayment,
}
