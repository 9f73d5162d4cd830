import { getChainCredit, listChainLoans } from '@jinpiao/contract/chainCredit'
import { listCreditFundLoans, findRecommenders as recommendersEndpoint } from '@jinpiao/contract/creditFund'
import { chainCreditFacts } from '../../business/chainCredit/facts.ts'
import { findRecommenders } from '../../business/creditFund/recommenders.ts'
import { offerForms } from '../../business/formOffers.ts'
import { chainLoans, creditFundLoans } from '../../queries/draws.ts'
import { offering } from '../../queries/listing/offering.ts'
import { registerAgent } from '../agentRoutes.ts'
import { registerAnalytics } from '../analyticsRoutes.ts'
import { onList } from '../listRoutes.ts'
import type { Registration } from '../register.ts'

/** What may be expected of a chain loan, why none can be applied for, and the loans that there are. */
const chainCredit: Registration = (api) => {
  api.on(getChainCredit, ({ queryContext }) => chainCreditFacts(queryContext()))
  onList(api, listChainLoans, offering(chainLoans, offerForms), { small: true })
}

/** Who may recommend a loan, and the loans that have come of it. */
const creditFund: Registration = (api) => {
  api.on(recommendersEndpoint, ({ query, queryContext }) => findRecommenders(queryContext(), query))
  onList(api, listCreditFundLoans, offering(creditFundLoans, offerForms), { small: true })
}

/** Routes of the package credit; applications are registered with all others. */
export const credit: readonly Registration[] = [registerAgent, registerAnalytics, chainCredit, creditFund]
