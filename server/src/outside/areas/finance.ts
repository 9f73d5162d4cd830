import { takeInvoiceCheck } from '../../business/invoice/check.ts'
import type { TaskHandlers } from '../handlers.ts'

/** What answered tasks do in the package finance, by kind. */
export const finance: TaskHandlers = { INVOICE_CHECK: takeInvoiceCheck }
