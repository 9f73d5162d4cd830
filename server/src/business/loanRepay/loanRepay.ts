import type { DataOf } from '@jinpiao/contract/endpoint'
import { type LoanRepayApplication, type LoanRepayPayload, loanRepay } from '@jinpiao/contract/loanRepay'
import { findRepayProblems, repayTopics } from '@jinpiao/contract/loanRepayRules'
import { repayPrice } from '@jinpiao/contract/priceTerms'
import { repaymentKinds } from '@jinpiao/contract/states/loans'
import { termOf } from '@jinpiao/contract/terms'
import { fenToDecimal } from '@jinpiao/values/money'
import type { FormBusiness, Judging, OwnDetail, OwnRow } from '../../flow/business.ts'
import { tellApproved } from '../../flow/notices.ts'
import { findDraw } from '../../loans/draws.ts'
import { readAccount, snapshotOf } from '../../queries/accounts.ts'
import { repaymentReceiptFacts } from '../loanReceipts.ts'
import { repayAnswers } from './answers.ts'
import { checkRepayments } from './check.ts'
import { toRepayDetail } from './detail.ts'
import { endRepayment, repayJudge } from './ended.ts'
import { earlyIn, ownDraw, readRepayable, readRepayFacts } from './facts.ts'
import { columnsOf, payloadOf } from './payload.ts'
import { toRepayRows } from './rows.ts'

/**
 * LOAN_REPAY (提前还款): a part of a loan, or all of it, on one day. Nothing is held while it waits: what it costs is worked
 * out again whenever somebody decides, and the loan changes when the bank has collected the money.
 */
export const loanRepayBusiness: FormBusiness<
  LoanRepayPayload,
  OwnRow<LoanRepayApplication>,
  OwnDetail<DataOf<typeof loanRepay.get>>
> &
  Judging<'LOAN_REPAY', LoanRepayPayload> = {
  type: 'LOAN_REPAY',
  family: 'LOAN_REPAY',
  definition: loanRepay,
  read: payloadOf,
  columns: columnsOf,
  touches: async ({ read }, { pkDraw }) => {
    const draw = pkDraw === '' ? undefined : await findDraw(read, { pkDraw })
    return draw ? { loan_agreement: [draw.fkAgreement] } : {}
  },

  problems: async (reading, payload, moment, application) =>
    findRepayProblems(payload, await readRepayFacts(reading, payload, moment, application?.pkApply)),

  async prices({ read, actor }, { pkDraw }) {
    const draw = await ownDraw(read, actor.fkCorp, pkDraw)
    return draw ? repayPrice({ ...draw, earlyFeeBp: (await readRepayable(read, draw)).earlyFeeBp }) : []
  },

  /** The loan, principal, interest and fee of the day, and the account that it is taken from. */
  async details({ read, actor }, payload) {
    const draw = await ownDraw(read, actor.fkCorp, payload.pkDraw)
    const early = draw && earlyIn(await readRepayable(read, draw), payload, payload.repayDate)
    const account = await readAccount(read, actor.fkCorp, payload.pkAccount)
    const label = (name: Parameters<typeof termOf>[0]) => termOf(name).name[0]
    const party = repaymentKinds[payload.kind].label[0]
    return [
      { label: label('drawNo'), party: draw?.drawNo ?? '' },
      ...(early
        ? [
            { label: label('repayPrincipal'), party, amount: fenToDecimal(early.principal) },
            { label: label('accruedInterest'), party, amount: fenToDecimal(early.interest) },
            { label: label('feeAmount'), party, amount: fenToDecimal(early.fee) },
          ]
        : []),
      { label: label('repayAccount'), party: account?.accountNo ?? '' },
    ]
  },

  hold: async () => {},
  release: async () => {},
  async decided(act, application) {
    await tellApproved(act, application)
    return { outputs: [] }
  },
  async asked({ tx }, { fkCorp }, { pkDraw, pkAccount }) {
    const draw = await findDraw(tx, { pkDraw })
    const account = await readAccount(tx, fkCorp, pkAccount)
    return { body: { drawNo: draw?.drawNo ?? '', account: account ? snapshotOf(account) : null } }
  },
  judges: { BANK: repayJudge },
  ended: endRepayment,
  receiptFacts: (reading, _application, receipt) => repaymentReceiptFacts(reading, receipt),

  toRows: toRepayRows,
  toDetail: toRepayDetail,
  hints: async () => [],
  topics: repayTopics,
  files: () => [],
  answers: repayAnswers,
  check: checkRepayments,
}
