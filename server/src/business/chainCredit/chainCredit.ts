import { type ChainCreditApplication, type ChainCreditPayload, chainCredit } from '@jinpiao/contract/chainCredit'
import { findChainProblems, orderTopic } from '@jinpiao/contract/chainCreditRules'
import type { DataOf } from '@jinpiao/contract/endpoint'
import type { FormBusiness, Judging, OwnDetail, OwnRow } from '../../flow/business.ts'
import { ownFiles, readableFiles } from '../../queries/files.ts'
import { loanBusiness } from '../loanApplication.ts'
import { loanJudges } from '../loanOutcome.ts'
import { endLoan } from '../loanPaid.ts'
import { answerOf } from '../tradeAnswers.ts'

type Row = OwnRow<ChainCreditApplication>
type Detail = OwnDetail<DataOf<typeof chainCredit.get>>

/** CHAIN_CREDIT (金链贷申请): for an enterprise on the platform's white list; a funder grants it, and a bank pays it at once. */
export const chainCreditBusiness: FormBusiness<ChainCreditPayload, Row, Detail> &
  Judging<'CHAIN_CREDIT', ChainCreditPayload> = {
  ...loanBusiness<ChainCreditPayload, Row, Detail>({
    type: 'CHAIN_CREDIT',
    kind: 'CHAIN_CREDIT',
    definition: chainCredit,
    problems: async (_, payload) => findChainProblems(payload),
    files: ({ contractFileIds }) => contractFileIds,
    async answers({ read, actor, language }, { orderNo, contractFileIds }) {
      const files = await ownFiles(read, actor.fkCorp, contractFileIds)
      return [
        answerOf('orderNo', orderNo, language),
        answerOf('contractFiles', files.map(({ name }) => name).join('、'), language),
      ]
    },
    rows: async (_, applications) =>
      new Map(applications.map(({ application, payload }) => [application.pkApply, { orderNo: payload.orderNo }])),
    detail: async ({ read, actor }, _, { contractFileIds }) => ({
      contractFiles: await readableFiles(read, actor.fkCorp, contractFileIds),
    }),
    topics: [orderTopic],
  }),
  judges: loanJudges,
  ended: endLoan('CHAIN_CREDIT'),
}
