import { apply, desk, detail, exchangePage, form, list } from './menuPages.ts'
import type { PortalRoute } from './route.ts'

/** Tickets exchanged for bank bills, fees and their invoices. */
export const exchangeRoutes = [
  {
    ...exchangePage(
      list(
        '/credit/baexchange/index/index',
        'exchangeIndex',
        'exchange',
        ['12'],
        ['exchange', 'approval', 'apply', 'trade'],
      ),
    ),
    flag: 'exchangeIndexDisplay',
  },
  exchangePage(apply('/credit/baexchange/apply/index', 'exchange', 'exchange', ['12'], ['exchange', 'accounts'])),
  exchangePage(desk('/credit/baexchange/approve/index', 'exchangeApprove', 'exchange', ['4', '12'], ['exchange'])),
  {
    ...exchangePage(
      list(
        '/credit/baexchange/payment/index',
        'exchangePayments',
        'exchange',
        ['12'],
        ['exchange', 'payment', 'accounts', 'apply', 'trade'],
      ),
    ),
    flag: 'exchangePaymentDisplay',
  },
  {
    ...exchangePage(
      detail(
        '/credit/baexchange/payment-detail/index',
        'exchangePayment',
        'exchange',
        ['12'],
        ['exchange', 'payment', 'accounts', 'apply', 'trade'],
      ),
    ),
    listedOn: '/credit/baexchange/payment/index',
    hideInMenu: true,
  },
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
