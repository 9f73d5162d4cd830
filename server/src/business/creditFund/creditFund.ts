import { type CreditFundApplication, type CreditFundPayload, creditFund } from '@jinpiao/contract/creditFund'
import { findRecommenderProblems, recommenderTopic } from '@jinpiao/contract/creditFundRules'
import type { DataOf } from '@jinpiao/contract/endpoint'
import { BusinessError } from '../../domain/businessError.ts'
import type { FormBusiness, Judging, OwnDetail, OwnRow } from '../../flow/business.ts'
import { loanBusiness } from '../loanApplication.ts'
import { loanJudges } from '../loanOutcome.ts'
import { endLoan } from '../loanPaid.ts'
import { answerOf } from '../tradeAnswers.ts'
import { readRecommender } from './recommenders.ts'
import { askSupport, openSupports } from './support.ts'

type Row = OwnRow<CreditFundApplication>
type Detail = OwnDetail<DataOf<typeof creditFund.get>>

const loan = loanBusiness<CreditFundPayload, Row, Detail>({
  type: 'CREDIT_FUND',
  kind: 'CREDIT_FUND',
  definition: creditFund,
  async problems({ read, actor }, payload) {
    return findRecommenderProblems(payload, {
      recommender: await readRecommender(read, actor.fkCorp, payload.pkRecommender),
    })
  },
  async columns({ read, actor }, { pkRecommender }) {
    const recommender = await readRecommender(read, actor.fkCorp, pkRecommender)
    if (recommender === null) throw new BusinessError('01000302')
    const recommenderName = recommender?.name ?? null
    return {
      fkCounterparty: pkRecommender === '' ? null : pkRecommender,
      counterpartyName: recommenderName,
      bound: { recommenderName },
    }
  },
  async answers({ read, actor, language }, { pkRecommender }) {
    const recommender = await readRecommender(read, actor.fkCorp, pkRecommender)
    return [answerOf('recommenderName', recommender?.name ?? '', language)]
  },
  rows: async (_, applications) =>
    new Map(
      applications.map(({ application: { pkApply, counterpartyName } }) => [
        pkApply,
        { recommenderName: counterpartyName ?? '' },
      ]),
    ),
  topics: [recommenderTopic],
})

const endCreditFund = endLoan('CREDIT_FUND')

/** CREDIT_FUND (三一信用金申请): its core company is asked, then a funder grants it and a bank pays it. */
export const creditFundBusiness: FormBusiness<CreditFundPayload, Row, Detail> &
  Judging<'CREDIT_FUND', CreditFundPayload> = {
  ...loan,
  judges: loanJudges,
  async touches({ read }, payload, application) {
    if (application === undefined || payload.pkRecommender === '') return {}
    return { application: await openSupports(read, payload, application.pkApply) }
  },
  async decided(act, application, payload) {
    return { ...(await loan.decided(act, application, payload)), asks: await askSupport(act, application, payload) }
  },
  async ended(act, application, payload, transition) {
    await endCreditFund(act, application, payload, transition)
    return { closes: await openSupports(act.tx, payload, application.pkApply) }
  },
}
