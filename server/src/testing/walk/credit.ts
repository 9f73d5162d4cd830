import type { ChainCreditPayload } from '@jinpiao/contract/chainCredit'
import type { CreditFundPayload } from '@jinpiao/contract/creditFund'
import type { PurFinancePayload } from '@jinpiao/contract/purFinance'
import { businesses } from '../../business/all.ts'
import { chainCreditBusiness } from '../../business/chainCredit/chainCredit.ts'
import { creditFundBusiness } from '../../business/creditFund/creditFund.ts'
import { purFinanceBusiness } from '../../business/purFinance/purFinance.ts'
import { actsOf } from '../../flow/acts.ts'
import { anyApplication } from '../../flow/application.ts'
import { chainCreditLine, prepareChainCredit } from '../chainCredits.ts'
import { creditFundLine, prepareCreditFund } from '../creditFunds.ts'
import { personOf } from '../people.ts'
import { preparePurFinance, purFinanceLine } from '../purFinances.ts'
import { answerAs, approveAs, returnAs } from '../steps.ts'
import type { World } from '../world.ts'
import type { Walks } from './walkOf.ts'

/** The amount of a form that the walk through every state fills in. */
const ALONE = '1000.00'
const support = 'CREDIT_FUND_SUPPORT'

/** How the random walk fills in the forms of the package credit, and how core companies answer. */
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
  CREDIT_FUND: {
    form: (world, { pick, amount }) => {
      const fkCorp = world.suppliers[pick % 2]?.fkCorp ?? ''
      return { fkCorp, line: creditFundLine(world, fkCorp, { amount }) }
    },
    async save(context, line) {
      await prepareCreditFund(context, line as CreditFundPayload)
      return actsOf(businesses, creditFundBusiness).save(context, { lines: [line] })
    },
    // The core company does not refuse for good: that is the funder's.
    async later(world, pkApply, answer) {
      const own = await askedFor(world, pkApply)
      const director = personOf(world, own.fkCorp, 'DIRECTOR')
      const final = personOf(world, own.fkCorp, 'FINAL')
      if (director === undefined || final === undefined) throw new Error('The core company has nobody')
      if (answer === 'RETURN') {
        await returnAs(support, 'PENDING_DIRECTOR')(world, own.pkApply, director)
        return
      }
      await approveAs(support, 'PENDING_DIRECTOR')(world, own.pkApply, director)
      await approveAs(support, 'PENDING_FINAL')(world, own.pkApply, final)
      if (answer === 'APPROVE') return
      const { state } = await anyApplication(world.database.read, pkApply)
      if (state === 'PENDING_FUNDER') await answerAs('CREDIT_FUND', 'FUNDER')(world, pkApply, { answer: 'REJECT' })
    },
  },
  CREDIT_FUND_SUPPORT: {
    after: ['CREDIT_FUND', 'PENDING_COUNTERPARTY'],
    asked: async (world, pkApply) => (await askedFor(world, pkApply)).pkApply,
  },
  // The only enterprise of the world with a purchaser.
  PUR_FINANCE: {
    form: (world, { amount }) => ({ fkCorp: world.people.purchaser.fkCorp, line: purFinanceLine(world, { amount }) }),
    async save(context, line) {
      await preparePurFinance(context, line as PurFinancePayload)
      return actsOf(businesses, purFinanceBusiness).save(context, { lines: [line] })
    },
  },
}

/** What a core company is asked for an application now. */
async function askedFor({ database }: World, pkApply: string) {
  const asked = await database.read
    .selectFrom('application')
    .select(['pkApply', 'payload', 'fkCorp'])
    .where('businessType', '=', support)
    .where('state', '=', 'PENDING_DIRECTOR')
    .execute()
  const own = asked.find(({ payload }) => JSON.parse(payload).pkApply === pkApply)
  if (own === undefined) throw new Error(`${pkApply} asks nobody`)
  return own
}
