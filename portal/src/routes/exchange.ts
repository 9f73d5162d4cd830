import { apply, form, list } from './menuPages.ts'
import type { PortalRoute } from './route.ts'

/** Tickets exchanged for bank bills, fees and their invoices. */
export const exchangeRoutes = [
  list('/my/account/bill', 'bills', 'account', ['16'], ['billing', 'payment', 'accounts', 'apply', 'trade']),
  { ...list('/my/account/invoice-manage', 'feeInvoices', 'account', ['16'], ['billing']), flag: 'invoiceMenuDisplay' },
  {
    ...form('/my/invoice-manage/invoice-info', 'billingInfo', 'invoice', ['16'], ['billing']),
    flag: 'invoiceMenuDisplay',
  },
  {
    ...apply('/my/invoice-manage/invoicing-apply', 'invoicing', 'invoice', ['16'], ['billing']),
    flag: 'invoiceMenuDisplay',
  },
] as const satisfies readonly PortalRoute[]
