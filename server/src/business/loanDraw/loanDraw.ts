import type { DataOf } from '@jinpiao/contract/endpoint'
import { type LoanDrawApplication, type LoanDrawPayload, loanDraw } from '@jinpiao/contract/loanDraw'
import { findLoanDrawProblems, loanDrawTopics } from '@jinpiao/contract/loanDrawRules'
import { loanPrice } from '@jinpiao/contract/priceTerms'
import { termOf } from '@jinpiao/contract/terms'
import { fenToDecimal } from '@jinpiao/values/money'
import type { FormBusiness, Judging, OwnDetail, OwnRow } from '../../flow/business.ts'
import { tellApproved } from '../../flow/notices.ts'
import { moveLine } from '../../loans/line.ts'
import { readAccount, snapshotOf } from '../../queries/accounts.ts'
import { rateOf } from '../../queries/funderProducts.ts'
import { loanReceiptFacts } from '../loanReceiptFacts.ts'
import { drawAnswers } from './answers.ts'
import { endDraw } from './ended.ts'
import { checkDraws, readDrawFacts } from './facts.ts'
import { drawJudges } from './judges.ts'
import { columnsOf, ownLine, payloadOf } from './payload.ts'
import { toDrawDetail, toDrawRows } from './rows.ts'
import { drawTrial } from './trial.ts'

/**
 * LOAN_DRAW (支用): a loan of the enterprise's own line. Its part of the line is reserved from the submission on; with the
 * bank's payment the loan is born, and whoever refuses before that frees the part again.
 */
export const loanDrawBusiness: FormBusiness<
  LoanDrawPayload,
  OwnRow<LoanDrawApplication>,
  OwnDetail<DataOf<typeof loanDraw.get>>
> &
  Judging<'LOAN_DRAW', LoanDrawPayload> = {
  type: 'LOAN_DRAW',
  family: 'LOAN_DRAW',
  definition: loanDraw,
  read: payloadOf,
  columns: columnsOf,
  touches: (_, { pkAgreement }) => ({ loan_agreement: pkAgreement === '' ? [] : [pkAgreement] }),

  problems: async (reading, payload, moment) =>
    findLoanDrawProblems(payload, await readDrawFacts(reading, payload, moment)),

  async prices(reading, { pkAgreement, method }) {
    const line = await ownLine(reading, pkAgreement)
    return line ? loanPrice({ ...line, method }) : []
  },

  /** Whoever signs sees the line, the price as of today, and where the money goes. */
  async details(reading, payload) {
    const line = await ownLine(reading, payload.pkAgreement)
    const account = await readAccount(reading.read, reading.actor.fkCorp, payload.pkAccount)
    const trial = line && drawTrial(line, payload, reading.today)
    const label = (name: Parameters<typeof termOf>[0]) => termOf(name).name[0]
    return [
      { label: label('agreementNo'), party: line?.agreementNo ?? '' },
      {
        label: label('interest'),
        party: line ? `${rateOf(line.rateBp)}% × ${payload.months}` : '',
        amount: fenToDecimal(trial?.interest ?? 0n),
      },
      { label: label('receivingAccount'), party: account?.accountNo ?? '' },
    ]
  },

  hold: (act, { pkApply, amountFen }, { pkAgreement }) =>
    moveLine(act, pkAgreement, 'RESERVE', amountFen ?? 0n, pkApply),
  release: (act, { pkApply, amountFen }, { pkAgreement }) =>
    moveLine(act, pkAgreement, 'UNRESERVE', amountFen ?? 0n, pkApply),

  async decided(act, application) {
    await tellApproved(act, application)
    return { outputs: [] }
  },
  /** What the funder and its bank read besides the form. */
  async asked(act, { state, fkCorp, fkCounterparty }, { pkAgreement, pkAccount }) {
    const line = await ownLine({ read: act.tx, actor: { ...act.actor, fkCorp } }, pkAgreement)
    const account = await readAccount(act.tx, fkCorp, pkAccount)
    return {
      ...(state === 'PENDING_FUNDER' && { fkFunder: fkCounterparty }),
      body: {
        agreementNo: line?.agreementNo ?? '',
        annualRate: line ? rateOf(line.rateBp) : '',
        account: account ? snapshotOf(account) : null,
      },
    }
  },
  judges: drawJudges,
  ended: endDraw,

  toRows: toDrawRows,
  toDetail: toDrawDetail,
  hints: async () => [],
  topics: loanDrawTopics,
  files: ({ contractFileIds }) => contractFileIds,
  answers: drawAnswers,
  check: checkDraws,
  receiptFacts: loanReceiptFacts,
}
