import { apply, desk, figures, list } from './menuPages.ts'
import type { PortalRoute } from './route.ts'

/** Redemption of tickets, accounts, transactions and bills. */
export const redeemRoutes = [
  apply('/credit/core/redeem/register', 'redeemRegister', 'redeem', ['11'], ['redeem', 'redeemClaim', 'accounts']),
  desk('/credit/core/redeem/director-approve', 'redeemDirector', 'redeem', ['4', '11'], ['redeem', 'redeemClaim']),
  desk('/credit/core/redeem/final-approve', 'redeemFinal', 'redeem', ['4', '11'], ['redeem']),
  list('/credit/core/redeem/register-query', 'redeemQuery', 'redeem', ['11'], ['redeem', 'approval']),
  list('/my/account/info', 'accounts', 'account', ['15'], ['accounts']),
  apply('/my/account/info-update', 'accountUpdate', 'account', ['15'], ['accounts']),
  list('/credit/core/redeem/standing-book-query', 'standingBook', 'redeem', ['11'], ['ledger']),
  figures('/my/account/overview', 'accountOverview', 'account', ['19'], ['ledger', 'home']),
  list('/my/account/transaction', 'transactions', 'account', ['19'], ['ledger']),
] as const satisfies readonly PortalRoute[]
