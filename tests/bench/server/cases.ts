import { listCredits } from '@jinpiao/contract/credits'
import { exchange } from '@jinpiao/contract/exchange'
import { finance } from '@jinpiao/contract/finance'
import { listInvoices } from '@jinpiao/contract/invoices'
import { issue } from '@jinpiao/contract/issue'
import { listLimitEntries, listLimits } from '@jinpiao/contract/limits'
import type { AnyListEndpoint, FilterKind } from '@jinpiao/contract/list'
import { listDraws } from '@jinpiao/contract/loans'
import { listMessages } from '@jinpiao/contract/messages'
import { listPayments } from '@jinpiao/contract/payments'
import { listReceipts } from '@jinpiao/contract/receipts'
import { signup } from '@jinpiao/contract/signup'
import { listBook } from '@jinpiao/contract/standingBook'
import { listSuppliers } from '@jinpiao/contract/suppliers'
import { rangeParameters, type TermName, termOf } from '@jinpiao/contract/terms'
import { listTransactions } from '@jinpiao/contract/transactions'
import { transfer } from '@jinpiao/contract/transfer'
import { businesses } from '@jinpiao/server/business/all'
import { exchangeBusiness } from '@jinpiao/server/business/exchange/exchange'
import { financeBusiness } from '@jinpiao/server/business/finance/finance'
import { issueBusiness } from '@jinpiao/server/business/issue/issue'
import { signupBusiness } from '@jinpiao/server/business/signup/signup'
import { transferBusiness } from '@jinpiao/server/business/transfer/transfer'
import { applicationListing } from '@jinpiao/server/flow/list'
import { credits } from '@jinpiao/server/queries/credits'
import { draws } from '@jinpiao/server/queries/draws'
import { getHomeFigures } from '@jinpiao/server/queries/home'
import { invoices } from '@jinpiao/server/queries/invoices'
import { limitEntries } from '@jinpiao/server/queries/limitEntries'
import { limits } from '@jinpiao/server/queries/limits'
import { getTrace } from '@jinpiao/server/queries/lineage'
import type { Listing } from '@jinpiao/server/queries/listing/page'
import { messages } from '@jinpiao/server/queries/messages'
import { payments } from '@jinpiao/server/queries/paymentOrders'
import { receipts } from '@jinpiao/server/queries/receipts'
import type { ListQuery } from '@jinpiao/server/queries/source'
import { standingBook } from '@jinpiao/server/queries/standingBook'
import { suppliers } from '@jinpiao/server/queries/suppliers'
import { getTodos } from '@jinpiao/server/queries/todos'
import { transactions } from '@jinpiao/server/queries/transactions'
import { type Person, reading, type World } from '@jinpiao/server/testing/world'

/** One thing that a page asks the server for. */
export interface Case {
  name: string
  run: (world: World) => Promise<unknown>
}

const list = (
  label: string,
  endpoint: AnyListEndpoint,
  listing: Listing<object>,
  who: Person,
  choices: Readonly<Record<string, string>> | ((world: World) => object) = {},
): Case[] => {
  const page = (query: object) => (world: World) =>
    listing.page(reading(world, who), {
      page: 1,
      pageSize: 10,
      ...(typeof choices === 'function' ? choices(world) : choices),
      ...query,
    } as ListQuery)
  const of = (name: string, query: object): Case => ({ name: `${label}: ${name}`, run: page(query) })
  const filters = Object.entries(endpoint.list.filters) as [TermName, FilterKind][]
  return [
    of('first page', {}),
    of('50 rows', { pageSize: 50 }),
    of('last page', { page: 100_000 }),
    { name: `${label}: three pages deep in the middle`, run: (world) => deep(page, world) },
    ...endpoint.list.sort.flatMap((key) =>
      ['asc', 'desc'].map((way) => of(`by ${key} ${way}`, { sort: `${key},${way}` })),
    ),
    ...filters.flatMap(([name, kind]) => valuesOf(name, kind).map(([what, query]) => of(what, query))),
    ...filters.flatMap(([name, kind]) =>
      Array.isArray(kind)
        ? endpoint.list.sort.map((key) =>
            of(`${name} ${kind[0]} by ${key}`, { [name]: [kind[0]], sort: `${key},desc` }),
          )
        : [],
    ),
    ...pairsOf(filters).map(([what, query]) => of(what, query)),
    ...filters.flatMap(([name, kind]) =>
      kind === 'range'
        ? valuesOf(name, kind).flatMap(([what, query]) =>
            endpoint.list.sort.map((key) => of(`${what} by ${key}`, { ...query, sort: `${key},asc` })),
          )
        : [],
    ),
  ]
}

/** A page that nobody reaches but by going on from another, and its neighbours. */
async function deep(page: (query: object) => (world: World) => Promise<unknown>, world: World): Promise<void> {
  let cursor: string | undefined
  for (const at of [400, 401, 402]) {
    const { pagecond } = (await page({ page: at, ...(cursor && { cursor }) })(world)) as Awaited<
      ReturnType<Listing<object>['page']>
    >
    cursor = pagecond.cursor
  }
}

/** Every two filters together: each with what fits many rows, and with what fits few. */
function pairsOf(filters: readonly [TermName, FilterKind][]): [what: string, query: object][] {
  return filters.flatMap(([name, kind], index) =>
    filters.slice(index + 1).flatMap(([other, otherKind]) =>
      [0, -1].flatMap((at): [string, object][] => {
        const one = valuesOf(name, kind).at(at)
        const two = valuesOf(other, otherKind).at(at)
        return one && two ? [[`${one[0]} and ${two[0]}`, { ...one[1], ...two[1] }]] : []
      }),
    ),
  )
}

/** Each filter with what fits many rows and what fits few. */
function valuesOf(name: TermName, kind: FilterKind): [what: string, query: object][] {
  if (Array.isArray(kind)) return kind.map((value): [string, object] => [`${name} ${value}`, { [name]: [value] }])
  if (kind === 'contains') {
    const texts = name.endsWith('No') ? ['1', '100000007', '007', '7'] : ['公司', '东湖第8', '没有这一家']
    return texts.map((text) => [`${name} ${text}`, { [name]: text }])
  }
  const [from, to] = rangeParameters(name)
  const ranges =
    termOf(name).kind === 'money'
      ? [
          ['1', '999999'],
          ['1234.56', '1240.00'],
        ]
      : [
          ['2025-01-01', '2027-12-31'],
          ['2026-11-01', '2026-11-03'],
        ]
  return ranges.map(([least, most]) => [`${name} ${least} to ${most}`, { [from]: least, [to]: most }])
}

const issues = applicationListing(businesses, issueBusiness)
const some = (name: string, run: Case['run']): Case => ({ name, run })
const transfers = applicationListing(businesses, transferBusiness)
const exchanges = applicationListing(businesses, exchangeBusiness)
const financings = applicationListing(businesses, financeBusiness)
const signups = applicationListing(businesses, signupBusiness)
/** Every list with every order and filter, the queues, the to-dos and the homes. */
export const cases: readonly Case[] = [
  ...list('issued tickets', listCredits, credits, 'operator', { scope: 'ISSUED' }),
  ...list('held tickets', listCredits, credits, 'supplierOperator', { scope: 'HELD' }),
  ...list('tickets to accept', listCredits, credits, 'supplierOperator', { scope: 'IN' }),
  ...list('all issues', issue.list, issues, 'operator', { box: 'ALL' }),
  ...list('my drafts', issue.list, issues, 'operator', { box: 'MINE' }),
  ...list('queue of the director', issue.list, issues, 'director', { box: 'TODO' }),
  ...list('done by the director', issue.list, issues, 'director', { box: 'DONE_BY_ME' }),
  ...list('all transfers', transfer.list, transfers, 'supplierOperator', { box: 'ALL' }),
  ...list('queue of transfers', transfer.list, transfers, 'supplierDirector', { box: 'TODO' }),
  ...list('finance: applications', finance.list, financings, 'supplierOperator', { box: 'ALL' }),
  ...list('exchanges', exchange.list, exchanges, 'supplierOperator', { box: 'ALL' }),
  ...list('loans', listDraws, draws, 'supplierOperator'),
  ...list('payments of exchanges', listPayments, payments, 'supplierOperator'),
  ...list('finance: qualifications', signup.list, signups, 'supplierOperator', { box: 'ALL' }),
  ...list('finance: invoices', listInvoices, invoices, 'supplierOperator'),
  ...list('limits', listLimits, limits, 'operator'),
  ...list('limit entries', listLimitEntries, limitEntries, 'operator', (world) => ({ pkLimit: world.limits.main })),
  ...list('book', listBook, standingBook, 'operator'),
  ...list('movements of tickets', listTransactions, transactions, 'operator', { asset: 'TICKET' }),
  ...list('receipts', listReceipts, receipts, 'operator'),
  ...list('messages', listMessages, messages, 'director', { messageState: 'ALL', messageType: 'ALL' }),
  ...list('messages of a rare type', listMessages, messages, 'director', { messageState: 'ALL', messageType: 'RISK' }),
  ...list('unread messages', listMessages, messages, 'director', { messageState: 'SENT', messageType: 'ALL' }),
  ...list('suppliers', listSuppliers, suppliers, 'operator'),
  ...(['operator', 'director', 'final', 'supplierOperator'] as const).flatMap((who) => [
    some(`to-dos of ${who}`, (world) => getTodos(reading(world, who))),
    some(`home of ${who}`, (world) => getHomeFigures(reading(world, who))),
  ]),
  some('lineage of a ticket', (world) => getTrace(reading(world, 'operator'), { pkCredit: 'T100000008' })),
]
