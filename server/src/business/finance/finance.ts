import type { DataOf } from '@jinpiao/contract/endpoint'
import { type FinanceApplication, type FinancePayload, finance } from '@jinpiao/contract/finance'
import { financeTopics, findFinanceProblems } from '@jinpiao/contract/financeRules'
import { financePrice } from '@jinpiao/contract/priceTerms'
import { fenOf } from '@jinpiao/contract/problems'
import { termOf } from '@jinpiao/contract/terms'
import { filesOfTrade } from '@jinpiao/contract/trade'
import { decimalToFen } from '@jinpiao/values/money'
import { nameOf } from '../../flow/application.ts'
import type { FormBusiness, Judging, OwnDetail, OwnRow } from '../../flow/business.ts'
import { tellApproved } from '../../flow/notices.ts'
import { readAccount, snapshotOf } from '../../queries/accounts.ts'
import { productOf } from '../../queries/funderProducts.ts'
import { freeTicket, holdTicket, readTicket } from '../../tickets/tickets.ts'
import { financeJudges } from '../financeOutcome.ts'
import { payloadOf } from '../financePayload.ts'
import { financeAnswers } from './answers.ts'
import { checkFinancings } from './check.ts'
import { toFinanceDetail } from './detail.ts'
import { endFinancing } from './ended.ts'
import { readFinanceFacts } from './facts.ts'
import { financeHints } from './hints.ts'
import { columnsOf } from './payload.ts'
import { financeReceiptFacts } from './receiptFacts.ts'
import { toFinanceRows } from './rows.ts'

/**
 * FINANCE (融资): a held ticket, or a part of it, is sold to a funder. The ticket is held from the submission on (I4) and
 * spent by the bank's answer; until then whoever refuses gives it back as it was.
 */
export const financeBusiness: FormBusiness<
  FinancePayload,
  OwnRow<FinanceApplication>,
  OwnDetail<DataOf<typeof finance.get>>
> &
  Judging<'FINANCE', FinancePayload> = {
  type: 'FINANCE',
  family: 'FINANCE',
  definition: finance,
  read: payloadOf,
  columns: columnsOf,
  touches: (_, { fkCredit }) => ({ ticket: fkCredit === '' ? [] : [fkCredit] }),
  invoices: ({ trade, amount, fkCredit }) => {
    const shareFen = fenOf(amount) ?? 0n
    return trade.invoices.map((invoice) => ({ invoice, shareFen, fkSeller: null, paidBy: fkCredit }))
  },

  problems: async (reading, payload, moment, application) => {
    const asking = { pkApply: application?.pkApply, isApproval: moment === 'approve' }
    return findFinanceProblems(payload, await readFinanceFacts(reading, payload, asking))
  },

  /** At the rate that was quoted and is signed. */
  async prices({ read }, { pkProduct, quote }) {
    if (quote !== null) return financePrice({ rateBp: Number(decimalToFen(quote.rate)), dayBasis: quote.dayBasis })
    const product = await productOf(read, 'FINANCE', pkProduct)
    return product ? financePrice(product) : []
  },

  /** Whoever signs sees who pays, at which price, and to which account. */
  async details({ read, actor }, { pkProduct, amount, quote, pkAccount }) {
    const product = await productOf(read, 'FINANCE', pkProduct)
    const account = await readAccount(read, actor.fkCorp, pkAccount)
    const label = (name: Parameters<typeof termOf>[0]) => termOf(name).name[0]
    return [
      { label: label('funderName'), party: `${product?.funderName ?? ''} ${product?.name ?? ''}`, amount },
      {
        label: label('serviceFee'),
        party: `${quote?.rate ?? ''}% × ${quote?.feeDays ?? ''} ÷ ${quote?.dayBasis ?? ''}`,
        amount: quote?.serviceFee ?? '0.00',
      },
      { label: label('netAmount'), party: account?.accountNo ?? '', amount: quote?.netAmount ?? '0.00' },
    ]
  },

  hold: async (act, application, { fkCredit }) => holdTicket(act, await readTicket(act.tx, fkCredit), application),
  release: async (act, { pkApply }, { fkCredit }) => freeTicket(act, await readTicket(act.tx, fkCredit), pkApply),

  async decided(act, application, { fkCredit }) {
    await tellApproved(act, application)
    const { creditNo, pkCredit } = await readTicket(act.tx, fkCredit)
    return { outputs: [], creditNo, pkCredit }
  },
  /** What every institution reads besides the form; the funder's step is seen by that funder alone. */
  async asked(act, { state, fkCorp, fkCounterparty, outcome }, { fkCredit, pkAccount }) {
    const ticket = await readTicket(act.tx, fkCredit)
    const account = await readAccount(act.tx, fkCorp, pkAccount)
    return {
      ...(state === 'PENDING_FUNDER' && { fkFunder: fkCounterparty }),
      body: {
        creditNo: ticket.creditNo,
        issuerName: await nameOf(act.tx, ticket.fkIssuer),
        account: account ? snapshotOf(account) : null,
        proved: outcome === null ? {} : (JSON.parse(outcome) as object),
      },
    }
  },
  judges: financeJudges,
  ended: endFinancing,

  toRows: toFinanceRows,
  toDetail: toFinanceDetail,
  hints: financeHints,
  topics: financeTopics,
  files: ({ trade }) => filesOfTrade(trade),
  trade: ({ trade }) => trade,
  answers: financeAnswers,
  check: checkFinancings,
  receiptFacts: financeReceiptFacts,
}
