import { apply, chainCreditPage } from './menuPages.ts'
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
        ['chainCredit', 'loanApply', 'accounts'],
      ),
    ),
    archetype: { OPERATOR: 'apply', DIRECTOR: 'desk' },
  },
] as const satisfies readonly PortalRoute[]
