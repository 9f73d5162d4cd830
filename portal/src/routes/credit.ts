import { apply, chainCreditPage, creditFundPage } from './menuPages.ts'
import type { PortalRoute } from './route.ts'

/** Chain credit and credit funds. */
export const creditRoutes = [
  {
    ...chainCreditPage(
      apply(
        '/credit/chain-credit/apply',
        'chainCredit',
        'chainCredit',
        ['14'],
        ['chainCredit', 'loanApply', 'loanDraws', 'loanRepay', 'payment', 'accounts'],
      ),
    ),
    archetype: { OPERATOR: 'apply', DIRECTOR: 'desk' },
  },
  {
    ...creditFundPage(
      apply(
        '/credit/loan/index',
        'creditFund',
        'creditFund',
        ['14'],
        ['creditFund', 'loanApply', 'loanDraws', 'payment', 'accounts'],
      ),
    ),
    archetype: { OPERATOR: 'apply', DIRECTOR: 'desk', FINAL: 'desk' },
  },
] as const satisfies readonly PortalRoute[]
