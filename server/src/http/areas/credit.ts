import { getChainCredit } from '@jinpiao/contract/chainCredit'
import { chainCreditFacts } from '../../business/chainCredit/facts.ts'
import type { Registration } from '../register.ts'

/** What may be expected of a chain loan, and why none can be applied for. */
const chainCredit: Registration = ({ on }) => {
  on(getChainCredit, ({ queryContext }) => chainCreditFacts(queryContext()))
}

/** Routes of the package credit. */
export const credit: readonly Registration[] = [chainCredit]
