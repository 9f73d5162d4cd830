import { invoiceCheck } from '../../business/invoice/check.ts'
import type { TaskHandlers } from '../../flow/taskHandler.ts'

/** What answered tasks do in the package finance, by kind. */
export const finance: Pick<TaskHandlers, 'INVOICE_CHECK'> = { INVOICE_CHECK: invoiceCheck }
