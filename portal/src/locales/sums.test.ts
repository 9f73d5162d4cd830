import type { Endpoint } from '@jinpiao/contract/endpoint'
import { moneySum } from '@jinpiao/contract/fields'
import { getOwed } from '@jinpiao/contract/loanDue'
import { getRepayTrial } from '@jinpiao/contract/loanRepay'
import { getDrawTrial, getPlan } from '@jinpiao/contract/loans'
import { getOverview } from '@jinpiao/contract/overview'
import { getCoreStatistics } from '@jinpiao/contract/statistics'
import { getHomeFigures } from '@jinpiao/contract/todos'
import { expect, test } from 'vitest'

const locales = import.meta.glob<Record<string, object>>('./zh-CN/**/*.ts', { eager: true })
const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.test.*', '!../locales/**', '!../**/testing/**'],
  { query: '?raw', import: 'default', eager: true },
)

/** The amount of one thing, or one that is typed: nothing is added up. */
const ONE = 'one thing'
/** The least or most that may be entered. */
const BOUND = 'a bound'
/** Added up of the very rows that stand beside it, or of those that the sentence is about, by the function named. */
const ROWS = 'rows'
/** Figures of the server, by their paths: `figures.test.ts` asks each and the list or equation that it stands for. */
const of = (endpoint: Pick<Endpoint, 'data'>, ...paths: string[]) => ({ endpoint, paths })
type From = typeof ONE | typeof BOUND | typeof ROWS | ReturnType<typeof of>

/** What a sentence says its amount by: the file, what stands there, and where that comes from. */
type Fed = readonly [file: string, by: string, from: From]

const home = (...paths: string[]) => of(getHomeFigures, ...paths)
const homes = (path: string) => home(`${path}.count`, `${path}.amount`)
const overview = (path: string) => of(getOverview, `${path}[].count`, `${path}[].amount`)
const busy = (...figures: string[]) => home(...figures.flatMap((name) => [`${name}.busy.count`, `${name}.busy.amount`]))
const same = (keys: readonly string[], fed: (key: string) => Fed): Record<string, Fed> =>
  Object.fromEntries(keys.map((key) => [key, fed(key)]))

const maturity = 'business/homes/MaturityChart.tsx'
const notes = 'business/homes/useBusyNotes.ts'
const banner = 'business/homes/SuspensionBanner.tsx'
const next = 'business/loanDraws/NextInstalment.tsx'
const invoices = 'business/trade/InvoiceFields.tsx'

/** Each sentence with an amount. One that counts, or adds up, names the list or the figure that it agrees with. */
const fed: Readonly<Record<string, Fed>> = {
  'apply agreement.between': ['archetypes/apply/AgreementTicks.tsx', 'sumOf', ROWS],
  'apply agreement.betweenSeveral': ['archetypes/apply/AgreementTicks.tsx', 'sumOf', ROWS],
  'apply agreement.party': ['archetypes/apply/AgreementTicks.tsx', 'formatMoney(amount)', ONE],
  'approval invoicesSum': ['vouchers/Voucher.tsx', 'invoiceTotal(invoices)', ROWS],
  'approval stepLine': ['archetypes/useStepWords.ts', 'formatMoney(amount)', ONE],
  'billing choice': ['business/billing/InvoicingEditor.tsx', 'formatMoney(amount)', ONE],
  'billing toPay': ['business/billing/RegisterPayment.tsx', 'formatMoney(amount)', ONE],
  'common partsTotal': ['parts/FoldedMany.tsx', 'sumMoney(known)', ROWS],
  'exchange feeOf': ['business/exchange/Calculator.tsx', 'formatMoney(fee)', ONE],
  'exchange productTerms': ['business/exchange/AcceptorField.tsx', 'maxAmount', BOUND],
  'finance payroll.left': ['business/payroll/PayrollEditor.tsx', 'total', ROWS],
  'finance payroll.over': ['business/payroll/PayrollEditor.tsx', 'leftFen', BOUND],
  'finance productTerms': ['business/finance/ProductField.tsx', 'maxAmount', BOUND],
  'home busyNotToAccept': [notes, 'busy', busy('pendingAccept')],
  'home busyRegistered': [notes, 'busy', busy('due', 'overdue')],
  'home busyWithdrawn': [notes, 'busy', busy('pendingAccept')],
  'home dueFinding': [maturity, 'figures[key].amount', homes('due')],
  'home maturityFinding': [maturity, 'peakFinding(weeks)', homes('maturityByWeek[]')],
  'home monthsFinding': ['business/homes/MonthsChart.tsx', 'peakFinding(months)', homes('byMonth[]')],
  'home overdueFinding': [maturity, 'figures[key].amount', homes('overdue')],
  'home passedOn': ['business/homes/CoreFigures.tsx', 'passedOn.amount', homes('passedOn')],
  'home suspended': [banner, 'overdue.amount', homes('overdue')],
  'home suspendedBoth': [banner, 'overdue.amount', homes('overdue')],
  ...same(
    ['choosable', 'failed', 'noAccount', 'paying', 'registered'].map((way) => `home suspendedBy.${way}`),
    (key) => [banner, 'of[way].amount', homes(key.slice('home '.length))],
  ),
  'ledger heldFinding': ['business/ledger/Ladder.tsx', 'peakFinding(rungs)', overview('ladder')],
  'ledger payableFinding': ['business/ledger/Ladder.tsx', 'peakFinding(rungs)', overview('payable.ladder')],
  'limits alloc.has': ['business/limits/PartFields.tsx', 'formatMoney(allocatedNow)', ONE],
  ...same(
    ['both', 'from', 'one', 'to'].map((ends) => `list amounts.${ends}`),
    () => ['lists/useConditions.ts', 'ends', BOUND],
  ),
  'loanApply productTerms': ['business/loanApply/LoanFields.tsx', 'termsOf(chosen)', BOUND],
  'loanApply trialFirst': ['business/loanApply/LoanRail.tsx', 'first.principal + first.interest', ONE],
  'loanApply trialInterest': ['business/loanApply/LoanRail.tsx', 'plan.interest', ROWS],
  'loanApply trialLast': ['business/loanApply/LoanRail.tsx', 'last.principal + last.interest', ONE],
  'loanDraws calendarText': ['business/loanDraws/PlanView.tsx', 'formatMoney(dueTotal)', ONE],
  ...same(
    ['nextIn', 'nextMoved', 'nextOver', 'nextToday'].map((key) => `loanDraws ${key}`),
    () => [next, 'formatMoney(dueTotal)', ONE],
  ),
  'loanDraws overdueInAll': [next, 'overdue.reduce', ROWS],
  'loanDraws owed.collectedPart': ['business/loanDraws/useOwed.ts', 'formatMoney(collectedPart)', ONE],
  'loanDraws owed.partFailed': ['business/loanDraws/PayOwed.tsx', 'formatMoney(collectedPart)', ONE],
  'loanDraws owed.split': ['business/loanDraws/OwedAmount.tsx', 'partsOf(rows', of(getOwed, 'total')],
  'loanDraws planEarly': [
    'business/loanDraws/PlanTable.tsx',
    'totals.earlyTotal',
    of(getPlan, ...['Principal', 'Interest', 'Fee', 'Total'].map((name) => `totals.early${name}`)),
  ],
  'loanDraws planSums': [
    'business/loanDraws/PlanTable.tsx',
    'totals.dueTotal',
    of(getPlan, ...['principal', 'interest', 'penalty', 'dueTotal', 'paidTotal'].map((name) => `totals.${name}`)),
  ],
  'loanDraws trialSums': [
    'business/loanDraws/PlanRows.tsx',
    'totals.interest',
    of(getDrawTrial, 'totals.interest', 'totals.dueTotal'),
  ],
  'loanRepay lessThan': ['business/loanRepay/RepayEditor.tsx', 'loan.outstanding', BOUND],
  'loanRepay loanOption': ['business/loanRepay/LoanField.tsx', 'formatMoney(outstanding)', ONE],
  'loanRepay said': [
    'business/loanRepay/RepayEditor.tsx',
    'trial?.repayTotal',
    of(getRepayTrial, 'repayTotal', 'savedInterest'),
  ],
  'packUploads invoicePartUsed': ['business/packUploads/InvoiceSection.tsx', 'formatMoney(availableAmount)', ONE],
  'packUploads sums': ['business/packUploads/InvoiceSection.tsx', 'invoiceSums(chosen)', ROWS],
  'receipts verify.open': ['business/receipts/VerifiedPaper.tsx', 'since.open.amount', ONE],
  'receipts verify.voidPart': ['business/receipts/VerifiedPaper.tsx', 'since.failed.amount', ONE],
  'redeem failedLines': ['business/redeem/LineWays.tsx', 'sumMoney(of.map', ROWS],
  'redeem payingLines': ['business/redeem/LineWays.tsx', 'sumMoney(of.map', ROWS],
  'statistics balanceFinding': [
    'business/statistics/StatisticsCharts.tsx',
    'last?.balance',
    of(getCoreStatistics, 'periods[].balance'),
  ],
  'statistics finding': [
    'business/statistics/StatisticsCharts.tsx',
    'peakFinding(bars)',
    of(getCoreStatistics, 'periods[].figures[].count', 'periods[].figures[].amount'),
  ],
  'trade invoiceCover': ['business/trade/tradeRows.tsx', 'invoiceSummary(all', ROWS],
  'trade invoiceCovers': [invoices, 'invoiceSummary(invoices', ROWS],
  'trade invoiceFacts': ['business/trade/StoredInvoice.tsx', 'amount:', ONE],
  'trade invoiceShort': [invoices, 'invoiceSummary(invoices', ROWS],
  'trade invoiceSum': [invoices, 'invoiceSummary(invoices', ROWS],
  'trade ticketFacts': ['business/tickets/HeldTicketField.tsx', 'amount:', ONE],
  'transfer keptPart': ['business/transfer/SplitInWords.tsx', 'formatMoney(kept)', ONE],
  'transfer part': ['business/transfer/SplitInWords.tsx', 'formatMoney(amount)', ONE],
  'transfer split': ['business/transfer/SplitInWords.tsx', 'formatMoney(ticketAmount)', ONE],
  'transfer whole': ['business/transfer/SplitInWords.tsx', 'formatMoney(ticketAmount)', ONE],
  'ukeyOrders noteFee': ['business/ukeys/UkeyApplyEditor.tsx', 'UKEY_FEE', ONE],
}

/** Every text with its key. */
const textsOf = (part: unknown, path: string): [string, string][] =>
  typeof part === 'string'
    ? [[path, part]]
    : Object.entries(part as object).flatMap(([key, inner]) => textsOf(inner, path === '' ? key : `${path}.${key}`))

const amounts = new Map(
  Object.entries(locales).flatMap(([file, module]) =>
    Object.values(module).flatMap((texts) =>
      textsOf(texts, '').flatMap(([key, text]): [string, string][] => {
        const name = `${file.replace(/.*zh-CN\/|\.ts$/g, '')} ${key.replace(/_(one|other)$/, '')}`
        return /\}\} ?元/.test(text) ? [[name, text]] : []
      }),
    ),
  ),
)

test('every sentence with an amount says where that comes from', () => {
  expect([...amounts.keys()].toSorted()).toEqual(Object.keys(fed).toSorted())
})

/** It counts things, 24 笔 but not 第 24 笔, or says that it adds up. */
const COUNTS = /(?<!第 )\{\{\w+\}\} ?[笔张份项家人期个]|合计|共/

test.each([...amounts].filter(([, text]) => COUNTS.test(text)))('%s is no single amount: %s', (sentence) => {
  expect(fed[sentence]?.[2]).not.toBe(ONE)
  expect(fed[sentence]?.[2]).not.toBe(BOUND)
})

test.each(Object.entries(fed))('%s is fed by %s', (sentence, [file, by, from]) => {
  const source = sources[`../${file}`] ?? ''
  expect(namesIn(source)).toContainEqual(expect.toSatisfy((name: RegExp) => name.test(sentence.split(' ')[1] ?? '')))
  expect(source).toContain(by)
  if (typeof from === 'string') return
  for (const path of from.paths) expect([path, leafAt(from.endpoint.data, path)]).toEqual([path, expected(path)])
})

/** Keys of texts that a source names, also those that it composes: `${key}Finding`. */
function namesIn(source: string): RegExp[] {
  return [...source.matchAll(/['`]([\w.]*(?:\$\{\w+\}[\w.]*)*)['`]/g)].flatMap(([, name = '']) => {
    const pattern = name.replaceAll('.', '\\.').replaceAll(/\$\{\w+\}/g, '\\w+')
    return /^\W*(w\+)?$/.test(pattern) ? [] : [new RegExp(`^${pattern}$`)]
  })
}

/** A figure that the server's test has to know: a sum of money by its schema, a number that counts by its name. */
const expected = (path: string) => (path.endsWith('count') ? 'number' : moneySum)

interface Walked {
  type: string
  shape?: Record<string, Walk>
  element?: Walk
  innerType?: Walk
}
type Walk = { _zod: { def: unknown } }

function leafAt(data: Walk, path: string): unknown {
  const leaf = path.split('.').reduce<Walk | undefined>((schema, step) => {
    const inside = schema && shapeOf(schema)?.[step.replace('[]', '')]
    return step.endsWith('[]') ? inside && (bare(inside)._zod.def as Walked).element : inside
  }, data)
  const found = leaf && bare(leaf)
  return found === moneySum ? moneySum : found && (found._zod.def as Walked).type
}
const shapeOf = (schema: Walk) => (bare(schema)._zod.def as Walked).shape
function bare(schema: Walk): Walk {
  const { innerType } = schema._zod.def as Walked
  return innerType === undefined ? schema : bare(innerType)
}
