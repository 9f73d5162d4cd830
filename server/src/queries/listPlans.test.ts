import { listCredits } from '@jinpiao/contract/credits'
import { issue } from '@jinpiao/contract/issue'
import type { AnyListEndpoint } from '@jinpiao/contract/list'
import { listReceipts } from '@jinpiao/contract/receipts'
import { rangeParameters, type TermName } from '@jinpiao/contract/terms'
import { addDays } from '@jinpiao/values/days'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { businesses } from '../business/all.ts'
import { issueBusiness } from '../business/issue/issue.ts'
import { todayOf } from '../domain/clock.ts'
import { applicationListing } from '../flow/list.ts'
import { createFilledWorld } from '../testing/fill.ts'
import { plansOf } from '../testing/plans.ts'
import { draft } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { type Person, reading, type World } from '../testing/world.ts'
import { credits } from './credits.ts'
import type { Listing } from './listing/page.ts'
import { receipts } from './receipts.ts'

const TICKETS = 8000
let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createFilledWorld(t.database, TICKETS)
  // Somebody who has written few.
  for (let count = 0; count < 3; count++) await draft(world, {}, 'operator2')
  if (t.database.dialect === 'postgres') await sql`vacuum analyze`.execute(t.database.owner)
})
afterAll(() => t.drop())

interface Case {
  name: string
  endpoint: AnyListEndpoint
  list: Listing<object>
  who: Person
  /** The view. */
  query: object
  table: string
  /** End of the index's name, by what the list is ordered by. */
  orders: Readonly<Record<string, string>>
  /** The same by filter, with what is looked for: few rows. */
  filters: Readonly<Partial<Record<TermName, readonly [index: string, value: unknown]>>>
}

const day = () => addDays(todayOf(world.clock), -100)
const ofTickets = {
  creditNo: 'no',
  amount: 'amount',
  promisedDate: 'promised',
  issueDate: 'day',
  receivedAt: 'created',
}
const cases: readonly Case[] = [
  {
    name: 'credits, held',
    endpoint: listCredits,
    list: credits,
    who: 'supplierOperator',
    query: { scope: 'HELD' },
    table: 'ticket_held',
    orders: { ...ofTickets, state: 'state' },
    filters: {
      creditNo: ['no', '10000123'],
      counterpartyName: ['party', '华岳'],
      amount: ['amount', ['1000.00', '1100.00']],
      promisedDate: ['promised', [day, day]],
      state: ['state_created', ['OVERDUE']],
    },
  },
  {
    name: 'credits, issued',
    endpoint: listCredits,
    list: credits,
    who: 'operator',
    query: { scope: 'ISSUED' },
    table: 'ticket_issued',
    orders: { ...ofTickets, state: 'state' },
    filters: {
      creditNo: ['no', '10000123'],
      counterpartyName: ['party', '第1零'],
      amount: ['amount', ['1000.00', '1100.00']],
      promisedDate: ['promised', [day, day]],
      state: ['state_created', ['REFUSED']],
    },
  },
  {
    name: 'receipts',
    endpoint: listReceipts,
    list: receipts,
    who: 'operator',
    query: {},
    table: 'receipt',
    orders: { receiptNo: 'no', amount: 'amount', receiptAt: 'newest' },
    filters: {
      receiptNo: ['no', 'PZ110000123'],
      receiptKind: ['kind', ['ACCEPT']],
      amount: ['amount', ['1000.00', '1100.00']],
      receiptAt: ['newest', [day, day]],
    },
  },
  {
    name: 'applications',
    endpoint: issue.list,
    list: applicationListing(businesses, issueBusiness as never),
    who: 'operator',
    query: { box: 'ALL' },
    table: 'application',
    orders: {
      applyNo: 'no',
      supplierName: 'party',
      amount: 'amount',
      promisedDate: 'promised',
      submittedAt: 'submitted',
      updatedAt: 'changed',
      state: 'state',
    },
    filters: {
      supplierName: ['party', '第1零'],
      applyNo: ['no', '10000123'],
      createdByName: ['creator', () => world.people.operator2.personName],
      amount: ['amount', ['1000.00', '1100.00']],
      submittedAt: ['submitted', [day, day]],
      state: ['state_changed', ['REJECTED']],
    },
  },
]

/** Every row of the table. In SQLite `l` is also what has been picked out of it before: then it is a CO-ROUTINE. */
const wholeTable = /Seq Scan on (ticket|receipt|application)\b|^(?![^]*CO-ROUTINE l\b)[^]*SCAN l\b/

const given = (value: unknown): unknown => (typeof value === 'function' ? value() : value)
/** The parameters of a filter: both ends of a range, the values of a choice, a text. */
function asked({ endpoint }: Case, filter: TermName, value: unknown): object {
  if (endpoint.list.filters[filter] !== 'range') return { [filter]: given(value) }
  return Object.fromEntries(rangeParameters(filter).map((end, index) => [end, given((value as unknown[])[index])]))
}

describe.each(cases)('0014: $name', (one) => {
  const { endpoint, list, who, table, orders, filters } = one
  const plansFor = (query: object, part?: string) => {
    const all = { page: 1, pageSize: 10, ...one.query, ...query }
    return plansOf(t.database, (read) => list.page({ ...reading(world, who), read }, all), part)
  }
  const isIndex = (end: string) => new RegExp(`\\b${table}(?:_state)?_${end}\\b`)

  test.each(endpoint.list.sort)('the order of %s has an index that gives a page without sorting', async (key) => {
    for (const direction of ['asc', 'desc']) {
      const plans = await plansFor({ sort: `${key},${direction}` })
      expect(plans).toHaveLength(1)
      expect(plans[0]).toMatch(isIndex(orders[key] ?? 'no index is named'))
      expect(plans[0]).not.toMatch(/Sort|TEMP B-TREE/)
    }
  })

  test.each(Object.keys(endpoint.list.filters) as TermName[])('the filter %s has an index', async (filter) => {
    const [index, value] = filters[filter] ?? ['no index is named', undefined]
    const plans = await plansFor(asked(one, filter, value), 'limit')
    expect(
      plans.some((plan) => isIndex(index).test(plan)),
      plans.join('\n\n'),
    ).toBe(true)
    for (const plan of plans) expect(plan).not.toMatch(wholeTable)
  })
})
