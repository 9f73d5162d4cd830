import { apply, desk, list, ticketPage } from './menuPages.ts'
import type { PortalRoute } from './route.ts'

/** Financing of tickets, invoices, qualification. */
export const financeRoutes = [
  ticketPage(apply('/credit/chain/finance/apply', 'finance', 'finance', ['10', '16'], ['finance', 'accounts'])),
  ticketPage(desk('/credit/chain/finance/approve', 'financeApprove', 'finance', ['4', '10'], ['finance'])),
  ticketPage(
    list(
      '/credit/chain/finance/detail',
      'financeDetail',
      'finance',
      ['10', '19'],
      ['finance', 'approval', 'apply', 'trade'],
    ),
  ),
  list('/credit/invoice-detail/index', 'invoices', 'data', ['16'], ['invoices', 'sheets']),
] as const satisfies readonly PortalRoute[]
