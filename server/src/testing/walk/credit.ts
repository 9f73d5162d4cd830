import type { ChainCreditPayload } from '@jinpiao/contract/chainCredit'
import { businesses } from '../../business/all.ts'
import { chainCreditBusiness } from '../../business/chainCredit/chainCredit.ts'
import { actsOf } from '../../flow/acts.ts'
import { chainCreditLine, prepareChainCredit } from '../chainCredits.ts'
import type { Walks } from './walkOf.ts'

/** The amount of a form that the walk through every state fills in. */
const ALONE = '1000.00'

/** How the random walk fills in the forms of the package credit. */
export const credit: Walks = {
  CHAIN_CREDIT: {
    form: (world, { pick, amount }) => {
      const fkCorp = world.suppliers[pick % 2]?.fkCorp ?? ''
      return { fkCorp, line: chainCreditLine(world, fkCorp, { amount }) }
    },
    async save(context, line) {
      await prepareChainCredit(context, (line as ChainCreditPayload).amount === ALONE)
      return actsOf(businesses, chainCreditBusiness).save(context, { lines: [line] })
    },
  },
}
