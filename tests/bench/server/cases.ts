import type { AnyListEndpoint, FilterKind } from '@jinpiao/contract/list'
import { issue } from '@jinpiao/contract/issue'
import { listCredits } from '@jinpiao/contract/credits'
import { listMessages } from '@jinpiao/contract/messages'
import { listReceipts } from '@jinpiao/contract/receipts'
import { listSuppliers } from '@jinpiao/contract/suppliers'
import { rangeParameters, type TermName, termOf } from '@jinpiao/contract/terms'
import { businesses } from '@jinpiao/server/business/all'
import { issueBusiness } from '@jinpiao/server/business/issue/issue'
import { applicationListing } from '@jinpiao/server/flow/list'
import { credits } from '@jinpiao/server/queries/credits'
import { getHomeFigures } from '@jinpiao/server/queries/home'
import { getTrace } from '@jinpiao/server/queries/lineage'
import type { Listing, ListQuery } from '@jinpiao/server/queries/listing'
import { messages } from '@jinpiao/server/queries/messages'
import { receipts } from '@jinpiao/server/queries/receipts'
import { suppliers } from '@jinpiao/server/queries/suppliers'
import { getTodos } from '@jinpiao/server/queries/todos'
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
  choices: Readonly<Record<string, string>> = {},
): Case[] => {
  const page = (query: object) => (world: World) =>
    listing.page(reading(world, who), { page: 1, pageSize: 10, ...choices, ...query } as ListQuery)
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
/** Every list with every order and filter, the queues, the to-dos and the homes. */
export const cases: readonly Case[] = [
  ...list('issued tickets', listCredits, credits, 'operator', { scope: 'ISSUED' }),
  ...list('held tickets', listCredits, credits, 'supplierOperator', { scope: 'HELD' }),
  ...list('tickets to accept', listCredits, credits, 'supplierOperator', { scope: 'IN' }),
  ...list('all issues', issue.list, issues, 'operator', { box: 'ALL' }),
  ...list('my drafts', issue.list, issues, 'operator', { box: 'MINE' }),
  ...list('queue of the director', issue.list, issues, 'director', { box: 'TODO' }),
  ...list('done by the director', issue.list, issues, 'director', { box: 'DONE_BY_ME' }),
  ...list('receipts', listReceipts, receipts, 'operator'),
  ...list('messages', listMessages, messages, 'director', { messageState: 'ALL', messageType: 'ALL' }),
  ...list('unread messages', listMessages, messages, 'director', { messageState: 'SENT', messageType: 'ALL' }),
  ...list('suppliers', listSuppliers, suppliers, 'operator'),
  ...(['operator', 'director', 'final', 'supplierOperator'] as const).flatMap((who) => [
    some(`to-dos of ${who}`, (world) => getTodos(reading(world, who))),
    some(`home of ${who}`, (world) => getHomeFigures(reading(world, who))),
  ]),
  some('lineage of a ticket', (world) => getTrace(reading(world, 'operator'), { pkCredit: 'T100000008' })),
]
