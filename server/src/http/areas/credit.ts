import { findRecommenders as recommendersEndpoint } from '@jinpiao/contract/creditFund'
import { findRecommenders } from '../../business/creditFund/recommenders.ts'
import type { Registration } from '../register.ts'

/** Routes of the package credit; applications are registered with all others. */
export const credit: readonly Registration[] = [
  ({ on }) => on(recommendersEndpoint, ({ query, queryContext }) => findRecommenders(queryContext(), query)),
]
