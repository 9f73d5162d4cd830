import { listChainLoans } from '@jinpiao/contract/chainCredit'
import { listCreditFundLoans } from '@jinpiao/contract/creditFund'
import { getInvoice, type InvoiceRow, listInvoices } from '@jinpiao/contract/invoices'
import { invoicing } from '@jinpiao/contract/invoicing'
import { getOwed } from '@jinpiao/contract/loanDue'
import { getRepayState, getRepayTrial, listRepayLoans, loanRepay } from '@jinpiao/contract/loanRepay'
import { type DrawRow, getDraw, getPlan, listDraws, listRepayments } from '@jinpiao/contract/loans'
import { getAgreement } from '@jinpiao/contract/selfLoan'
import { getLineWhiteUser } from '@jinpiao/contract/session'
import { forms } from '../../business/all.ts'
import type { Ask } from './ask.ts'
import { type Entry, entry, fenOf, minus, type Seen, total } from './entry.ts'

const page = async () => [{ query: { pageSize: 200 } }] as never
const planOf = (ask: Ask, pkDraw: string) => ask.get(getPlan, { params: { pkDraw } })
const owedOf = (ask: Ask, pkDraw: string) => ask.get(getOwed, { params: { pkDraw } })
const presentOf = <Value>(values: readonly (Value | null)[]): Value[] => values.flatMap((value) => value ?? [])

/** What came back of the principal, repayment by repayment. */
async function leftOf(ask: Ask, { pkDraw, amount }: Pick<DrawRow, 'pkDraw' | 'amount'>): Promise<string> {
  const all = await ask.rows(listRepayments, { pkDraw })
  return minus(amount, ...all.map(({ principal }) => principal))
}
/** Of the instalments that are due, what of the penalty is not paid. */
async function penaltyOf(ask: Ask, pkDraw: string): Promise<string> {
  return total((await owedOf(ask, pkDraw)).rows.map(({ penalty }) => penalty))
}

type Loans = { ask: Ask; data: { list: readonly DrawRow[] } }
const each = (of: (ask: Ask, draw: DrawRow) => Promise<string | null>) => async (seen: unknown) => {
  const { ask, data } = seen as Loans
  return presentOf(await Promise.all(data.list.map((draw) => of(ask, draw))))
}
const loans: readonly Entry[] = [listDraws, listChainLoans, listCreditFundLoans].map((list) =>
  entry(
    list,
    {
      'list[].outstanding': each(leftOf),
      'list[].owedToday': each(async (ask, { pkDraw }) => (await owedOf(ask, pkDraw)).total),
      'list[].penalty': each((ask, { pkDraw }) => penaltyOf(ask, pkDraw)),
      'list[].nextDueAmount': each(async (ask, { pkDraw }) => (await planOf(ask, pkDraw)).next?.dueTotal ?? null),
    },
    page,
  ),
)

const eachLoan = async (ask: Ask) => (await ask.rows(listDraws)).map(({ pkDraw }) => ({ params: { pkDraw } })) as never
const PENALTY = 'what was paid of it, and what runs: loans/plan.test.ts'
const loan: readonly Entry[] = [
  entry(getDraw, { 'draw.penalty': ({ ask, data }) => penaltyOf(ask, data.draw.pkDraw) }, eachLoan),
  entry(
    getPlan,
    {
      'draw.penalty': ({ ask, data }) => penaltyOf(ask, data.draw.pkDraw),
      'draw.owedToday': async ({ ask, data }) => (await owedOf(ask, data.draw.pkDraw)).total,
      'draw.nextDueAmount': ({ data }) => data.next?.dueTotal,
      'rows[].penalty': PENALTY,
      'replaced[].rows[].penalty': PENALTY,
    },
    eachLoan,
  ),
  // 共还罚息、利息、本金: the parts are the whole.
  entry(
    getOwed,
    {
      total: ({ data }) =>
        total(data.rows.flatMap(({ principal, interest, penalty }) => [principal, interest, penalty])),
      'rows[].penalty': PENALTY,
    },
    eachLoan,
  ),
  entry(
    listRepayments,
    { 'list[].penalty': 'what was paid of it: repayments are what plans are compared with' },
    async () => [],
  ),
  entry(listRepayLoans, {
    'loans[].outstanding': async ({ ask, data }) => Promise.all(data.loans.map((draw) => leftOf(ask, draw))),
    'loans[].nextDueAmount': async ({ ask, data }) =>
      presentOf(
        await Promise.all(data.loans.map(async ({ pkDraw }) => (await planOf(ask, pkDraw)).next?.dueTotal ?? null)),
      ),
  }),
  entry(getRepayTrial, { outstanding: 'of the loan, which has an entry' }, async () => []),
  entry(getRepayState, { outstanding: 'of the loan, which has an entry' }, async () => []),
  entry(
    loanRepay.get,
    { outstanding: 'of the loan, which has an entry', 'trial.outstanding': 'the same' },
    async () => [],
  ),
  entry(getLineWhiteUser, { lineAvailable: async ({ ask }) => (await ask.get(getAgreement))?.lineAvailable }),
]

/** What can be used of an invoice is what is not used, and nothing of one that is void. */
const freeOf = ({ amountWithTax, usedAmount, invoiceVerifyState }: InvoiceRow): string =>
  /^(FAILED|VOID)$/.test(invoiceVerifyState) ? '0.00' : minus(amountWithTax, usedAmount)
/** What its page names, application by application, and never more than the whole. */
async function usedOf(ask: Ask, { pkInvoice, amountWithTax }: InvoiceRow): Promise<string> {
  const { uses } = await ask.get(getInvoice, { params: { pkInvoice } })
  const used = total(uses.flatMap(({ isOpen, usedAmount }) => (isOpen ? usedAmount : [])))
  return fenOf(used) > fenOf(amountWithTax) ? amountWithTax : used
}
const usedIn = (ask: Ask, rows: readonly InvoiceRow[]) => Promise.all(rows.map((row) => usedOf(ask, row)))
const ofInvoices = (invoicesOf: (data: unknown) => readonly InvoiceRow[], path: string) => ({
  [`${path}[].usedAmount`]: ({ ask, data }: { ask: Ask; data: unknown }) => usedIn(ask, invoicesOf(data)),
  [`${path}[].availableAmount`]: ({ data }: { data: unknown }) => invoicesOf(data).map(freeOf),
})
/** A page of the newest. */
const SOME = 40
const invoices: readonly Entry[] = [
  entry(
    listInvoices,
    ofInvoices((data) => (data as { list: InvoiceRow[] }).list, 'list') as Entry['stands'],
    async () => [{ query: { pageSize: SOME } }] as never,
  ),
  entry(
    getInvoice,
    {
      usedAmount: ({ ask, data }: Seen<typeof getInvoice>) => usedOf(ask, data),
      availableAmount: ({ data }: Seen<typeof getInvoice>) => freeOf(data),
      'uses[].usedAmount': 'its part of one application: invoiceParts.test.ts',
    } as Entry['stands'],
    async (ask) =>
      (await ask.rows(listInvoices)).slice(0, SOME).map(({ pkInvoice }) => ({ params: { pkInvoice } })) as never,
  ),
  ...forms
    .filter(({ definition: { type } }) => type.endsWith('_PACK'))
    .map(({ definition: { list, get } }) =>
      entry(
        get,
        ofInvoices((data) => (data as { invoices: InvoiceRow[] }).invoices, 'invoices') as Entry['stands'],
        async (ask) => {
          const packs = (await ask.rows(list)) as readonly { pkApply: string }[]
          return packs.slice(0, SOME).map(({ pkApply }) => ({ params: { pkApply } })) as never
        },
      ),
    ),
]

const billsOf = async (ask: Ask, rows: readonly { pkApply: string }[]) =>
  Promise.all(rows.map(async ({ pkApply }) => (await ask.get(invoicing.get, { params: { pkApply } })).bills.length))
const bills: readonly Entry[] = [
  entry(
    invoicing.list,
    { 'list[].feeBills': ({ ask, data }) => billsOf(ask, data.list) },
    async () => [{ query: { pageSize: SOME } }] as never,
  ),
  entry(
    invoicing.get,
    { 'application.feeBills': ({ data }) => data.bills.length },
    async (ask) =>
      (await ask.rows(invoicing.list)).slice(0, SOME).map(({ pkApply }) => ({ params: { pkApply } })) as never,
  ),
]

/** Figures that their names tell, not their schemas: what is left of a loan, a line, an invoice; how many bills one has. */
export const computedFigures: readonly Entry[] = [...loans, ...loan, ...invoices, ...bills]
