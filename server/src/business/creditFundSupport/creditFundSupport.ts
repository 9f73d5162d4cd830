import { creditFundSupport, type SupportApplication, type SupportPayload } from '@jinpiao/contract/creditFund'
import { supportTopics } from '@jinpiao/contract/creditFundRules'
import type { DataOf } from '@jinpiao/contract/endpoint'
import { problem } from '@jinpiao/contract/problems'
import { purposes, repayMethods } from '@jinpiao/contract/states/loans'
import { applicationStates } from '@jinpiao/contract/status'
import { termOf } from '@jinpiao/contract/terms'
import { decimalToFen } from '@jinpiao/values/money'
import { digestOf } from '../../domain/digest.ts'
import { anyApplication } from '../../flow/application.ts'
import type { FormBusiness, OwnDetail, OwnRow } from '../../flow/business.ts'
import { customersOf } from '../../queries/customers.ts'
import { actedOn } from './fourEyes.ts'

type Row = OwnRow<SupportApplication>
type Detail = OwnDetail<DataOf<typeof creditFundSupport.get>>

const read = (payload: string): SupportPayload => JSON.parse(payload)

/** CREDIT_FUND_SUPPORT (信用金推荐): the core company's answer to its supplier's application, decided inside it. */
export const creditFundSupportBusiness: FormBusiness<SupportPayload, Row, Detail> = {
  type: 'CREDIT_FUND_SUPPORT',
  family: 'CREDIT_FUND_SUPPORT',
  definition: creditFundSupport,
  read,
  files: () => [],
  columns: async (_, payload) => ({
    payloadDigest: digestOf(payload),
    amountFen: decimalToFen(payload.amount),
    fkCounterparty: payload.fkApplicant,
    counterpartyName: payload.applicantName,
    promisedDate: payload.maturityDate,
    fkLimit: null,
    contractNo: null,
  }),
  touches: (_, { pkApply }) => ({ application: [pkApply] }),
  details: async (_, { funderName, months, method, purpose }) => [
    { label: termOf('funderName').name[0], party: funderName },
    { label: termOf('months').name[0], party: `${months}个月` },
    { label: termOf('repayMethod').name[0], party: repayMethods[method].label[0] },
    { label: termOf('purpose').name[0], party: purposes[purpose].label[0] },
  ],
  async problems({ read: db, actor }, { pkApply, fkApplicant, applicantName }) {
    const { state } = await anyApplication(db, pkApply)
    if (state !== 'PENDING_COUNTERPARTY') return [problem('', '04000114', applicationStates[state].label)]
    // It may have stopped the supplier since it was asked.
    const isCustomer = await customersOf(db, fkApplicant).where('s.fkCorp', '=', actor.fkCorp).executeTakeFirst()
    if (!isCustomer) return [problem('', '09000125', applicantName)]
    return (await actedOn(db, pkApply)).includes(actor.personId) ? [problem('', '01000201')] : []
  },
  preparedBy: ({ read: db }, { pkApply }) => actedOn(db, pkApply),
  hold: async () => {},
  async decided(_act, _application, { pkApply }) {
    return { outputs: [], told: { pkApply, answer: 'APPROVE', comment: '' } }
  },
  async release(_act, { returnReason }, { pkApply }, { to }) {
    if (to !== 'RETURNED') return {}
    return { told: { pkApply, answer: 'RETURN', comment: returnReason ?? '' }, ends: true }
  },
  toRows: async (_, applications) =>
    new Map(
      applications.map(({ pkApply, payload }) => {
        const { applicantName, funderName, annualRate, months, method, purpose } = read(payload)
        return [pkApply, { applicantName, funderName, annualRate, months, repayMethod: method, purpose }]
      }),
    ),
  toDetail: async () => ({}),
  hints: async () => [],
  topics: supportTopics,
  answers: async () => [],
  check: async () => ({ problems: [], totalFen: 0n, facts: {} }),
}
