import { chainCredit, getChainCredit } from '@jinpiao/contract/chainCredit'
import { creditFund } from '@jinpiao/contract/creditFund'
import { getExchangeQuote } from '@jinpiao/contract/exchange'
import { loanDraw } from '@jinpiao/contract/loanDraw'
import { getOwed } from '@jinpiao/contract/loanDue'
import { getRepayState, getRepayTrial, loanRepay } from '@jinpiao/contract/loanRepay'
import {
  type DrawRow,
  getDraw,
  getDrawTrial,
  getPlan,
  listDraws,
  listRepayments,
  type RepaymentRow,
} from '@jinpiao/contract/loans'
import { purFinance } from '@jinpiao/contract/purFinance'
import { getAgreement, selfLoan } from '@jinpiao/contract/selfLoan'
import { fenToDecimal } from '@jinpiao/values/money'
import type { Ask } from './ask.ts'
import { type Entry, entry, minus, total } from './entry.ts'

const eachLoan = async (ask: Ask) => (await ask.rows(listDraws)).map(({ pkDraw }) => ({ params: { pkDraw } }))
const repaymentsOf = (ask: Ask, pkDraw: string) => ask.rows(listRepayments, { pkDraw })
const isEarly = ({ repayKind }: RepaymentRow) => repayKind.startsWith('EARLY')
const plus = (...amounts: string[]): string => total(amounts)

/** What a plan says of a loan, for the rows of lists and its page alike. */
const today = async (ask: Ask, draw: DrawRow) => {
  const plan = await ask.get(getPlan, { params: { pkDraw: draw.pkDraw } })
  return {
    nextDueAmount: plan.next?.dueTotal ?? null,
    // Of the instalments that are due, the penalty that is not paid; interest and penalty are two things.
    penalty: plan.draw.penalty,
  }
}

/** What the sheet 今日应还 of its page adds up. */
const owedToday = async (ask: Ask, { pkDraw }: DrawRow) => (await ask.get(getOwed, { params: { pkDraw } })).total

const draws: Entry = entry(
  listDraws,
  {
    'list[].nextDueAmount': async ({ ask, data }) =>
      (await Promise.all(data.list.map((draw) => today(ask, draw)))).flatMap(
        ({ nextDueAmount }) => nextDueAmount ?? [],
      ),
    'list[].owedToday': async ({ ask, data }) => Promise.all(data.list.map((draw) => owedToday(ask, draw))),
  },
  async () => [{ query: { pageSize: 200 } }],
)

const draw: Entry = entry(
  getDraw,
  {
    'draw.outstanding': ({ data }) => minus(data.draw.amount, data.repaidPrincipal),
    'draw.owedToday': ({ ask, data }) => owedToday(ask, data.draw),
    'draw.nextDueAmount': async ({ ask, data }) => (await today(ask, data.draw)).nextDueAmount,
    repaidPrincipal: async ({ ask, data }) =>
      total((await repaymentsOf(ask, data.draw.pkDraw)).map(({ principal }) => principal)),
    repaidTotal: async ({ ask, data }) =>
      total((await repaymentsOf(ask, data.draw.pkDraw)).map(({ repayTotal }) => repayTotal)),
  },
  eachLoan,
)

/** 本金 of the instalments and what was repaid early is the loan; 已还 of both is all that came back. */
const plan: Entry = entry(
  getPlan,
  {
    'totals.principal': ({ data }) => minus(data.draw.amount, data.totals.earlyPrincipal),
    'totals.interest': ({ data }) => total(data.rows.map(({ interest }) => interest)),
    'totals.penalty': ({ data }) => total(data.rows.map(({ penalty }) => penalty)),
    // The sentence names all three, and this as their sum.
    'totals.dueTotal': ({ data: { totals } }) => plus(totals.principal, totals.interest, totals.penalty),
    'totals.paidTotal': async ({ ask, data }) => {
      const all = await repaymentsOf(ask, data.draw.pkDraw)
      return minus(total(all.map(({ repayTotal }) => repayTotal)), data.totals.earlyTotal)
    },
    'totals.earlyPrincipal': async ({ ask, data }) => {
      const early = (await repaymentsOf(ask, data.draw.pkDraw)).filter(isEarly)
      return total(early.map(({ principal }) => principal))
    },
    'totals.earlyInterest': async ({ ask, data }) => {
      const early = (await repaymentsOf(ask, data.draw.pkDraw)).filter(isEarly)
      return total(early.map(({ interest }) => interest))
    },
    'totals.earlyFee': ({ data: { totals } }) =>
      minus(minus(totals.earlyTotal, totals.earlyPrincipal), totals.earlyInterest),
    'totals.earlyTotal': async ({ ask, data }) => {
      const early = (await repaymentsOf(ask, data.draw.pkDraw)).filter(isEarly)
      return total(early.map(({ repayTotal }) => repayTotal))
    },
    'rows[].principal': ({ data }) => data.rows.map(({ principal }) => principal),
    'rows[].dueTotal': ({ data }) =>
      data.rows.map(({ principal, interest, penalty }) => plus(principal, interest, penalty)),
    'next.dueTotal': ({ data }) => {
      const next = data.rows.find(({ instalmentNo }) => instalmentNo === data.next?.instalmentNo)
      return next && minus(next.dueTotal, next.paidTotal)
    },
    'draw.outstanding': async ({ ask, data }) => {
      const all = await repaymentsOf(ask, data.draw.pkDraw)
      return minus(data.draw.amount, total(all.map(({ principal }) => principal)))
    },
  },
  eachLoan,
)

/** What is due today: as its plan says of the instalments until today, penalty included. */
const owed: Entry = entry(
  getOwed,
  {
    total: async ({ ask, today, input }) => {
      const { rows } = await ask.get(getPlan, { params: { pkDraw: input.params?.pkDraw ?? '' } })
      const due = rows.filter(({ dueDate }) => dueDate <= today)
      return total(due.map(({ dueTotal, paidTotal }) => minus(dueTotal, paidTotal)))
    },
  },
  eachLoan,
)

/** 授信额度 = 可用 + 申请中占用 + 剩余本金: what each stands for is a list of its own. */
const line: Entry = entry(getAgreement, {
  // Of a frozen line nothing can be drawn.
  lineAvailable: ({ data }) =>
    data && (data.state === 'ACTIVE' ? minus(data.lineAmount, data.outstanding, data.reserved) : '0.00'),
  outstanding: async ({ data, read, actor }) => {
    const rows = await read
      .selectFrom('loan_draw')
      .select('outstandingFen')
      .where('fkCorp', '=', actor.fkCorp)
      .where('fkAgreement', '=', data?.pkAgreement ?? '')
      .execute()
    return fenToDecimal(rows.reduce((sum, { outstandingFen }) => sum + outstandingFen, 0n))
  },
  reserved: async ({ ask }) => {
    const rows = (await ask.rows(loanDraw.list)).filter(
      ({ state }) => state.startsWith('PENDING_') || state === 'RETURNED',
    )
    return total(rows.filter(({ state }) => state !== 'RETURNED').map(({ amount }) => amount))
  },
})

const QUOTED = 'a quote: values/src/loanPlan.test.ts and T13 compute it'
const trial = {
  'trial.count': QUOTED,
  'trial.interest': QUOTED,
  'trial.total': QUOTED,
  'trial.firstAmount': QUOTED,
  'trial.lastAmount': QUOTED,
}
const quotes: readonly Entry[] = [
  ...[selfLoan.get, chainCredit.get, creditFund.get, purFinance.get].map((get) => entry(get, trial)),
  entry(loanDraw.get, { ...trial, lineAvailable: 'as of the line, which has an entry' }),
  entry(loanRepay.get, {
    'trial.repayTotal': QUOTED,
    'trial.savedInterest': QUOTED,
    'trial.rows[].before': QUOTED,
    'trial.rows[].after': QUOTED,
    'repaid.repayTotal': 'the repayment that it led to: loanRepay.test.ts',
  }),
  entry(getRepayTrial, {
    repayTotal: QUOTED,
    savedInterest: QUOTED,
    'rows[].before': QUOTED,
    'rows[].after': QUOTED,
  }),
  entry(getRepayState, { repayTotal: QUOTED, 'repaid.repayTotal': 'the repayment that it led to: loanRepay.test.ts' }),
  entry(getDrawTrial, { 'totals.interest': QUOTED, 'totals.dueTotal': QUOTED }),
  entry(getExchangeQuote, { total: 'of the tickets that are asked for: exchange.test.ts' }),
  entry(getChainCredit, {
    acceptedAmount: 'what was accepted in a year, from an index of its own: chainCredit.test.ts',
    quotaHint: 'a share of it: chainCreditRules.test.ts',
  }),
].map((each): Entry => ({ ...each, inputs: async () => [] }))

/** Figures about loans and lines, and quotes. */
export const loanFigures: readonly Entry[] = [draws, draw, plan, owed, line, ...quotes]
