import {
  getTrace as getTraceEndpoint,
  type listCredits as listCreditsEndpoint,
  type TraceNode,
  type TraceTotal,
} from '@jinpiao/contract/credits'
import type { DataOf, ParsedQuery } from '@jinpiao/contract/endpoint'
import type { TicketState } from '@jinpiao/contract/status'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import { sql } from 'kysely'
import type { QueryContext } from '../commands/context.ts'
import type { Reader } from '../db/database.ts'
import { BusinessError } from '../domain/businessError.ts'
import { contains, countAll, orderOf, pagecondOf, sumFen, windowOf } from './page.ts'
import { isPayable, issuedSeenBy, seenBy, ticketRows, toTicket } from './ticketRow.ts'

type ListQuery = ParsedQuery<typeof listCreditsEndpoint>

const sortable = {
  creditNo: 't.creditNo',
  amount: 't.amountFen',
  promisedDate: 't.promisedDate',
  issueDate: 't.issueDate',
  receivedAt: 't.createdAt',
  state: 't.state',
} as const

/** Tickets of the caller's enterprise: issued by it (`ISSUED`), held (`HELD`) or waiting for its answer (`IN`). */
export async function listCredits(
  context: QueryContext,
  query: ListQuery,
): Promise<DataOf<typeof listCreditsEndpoint>> {
  const { fkCorp } = context.actor
  const issued = query.scope === 'ISSUED'
  let rows = issued
    ? ticketRows(context.read).where(issuedSeenBy(fkCorp))
    : ticketRows(context.read).where('t.fkHolder', '=', fkCorp)
  if (query.scope === 'IN') rows = rows.where('t.state', '=', 'PENDING_ACCEPT')
  // What waits for an answer, or got a negative one, is not held.
  if (query.scope === 'HELD')
    rows = rows.where('t.state', 'not in', ['PENDING_ACCEPT', 'REFUSED', 'CANCELLED', 'LAPSED'])
  if (query.state.length > 0) rows = rows.where('t.state', 'in', query.state)
  if (query.creditNo) rows = rows.where(contains(sql.ref('t.creditNo'), query.creditNo))
  const otherSide = issued ? sql.ref('h.corpName') : sql`coalesce(${sql.ref('ph.corpName')}, ${sql.ref('i.corpName')})`
  if (query.counterparty) rows = rows.where(contains(otherSide, query.counterparty))
  if (query.amountFrom) rows = rows.where('t.amountFen', '>=', decimalToFen(query.amountFrom))
  if (query.amountTo) rows = rows.where('t.amountFen', '<=', decimalToFen(query.amountTo))
  if (query.promisedFrom) rows = rows.where('t.promisedDate', '>=', query.promisedFrom)
  if (query.promisedTo) rows = rows.where('t.promisedDate', '<=', query.promisedTo)

  const total = await rows
    .clearSelect()
    .select([countAll.as('count'), sumFen('t.amountFen').as('sumFen')])
    .executeTakeFirstOrThrow()
  const { limit, offset } = windowOf(query)
  const [column, direction] = orderOf(query.sort, sortable, ['t.createdAt', 'desc'])
  const page = await rows
    .orderBy(column, direction)
    .orderBy('t.pkCredit', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  return {
    list: page.map((row) => toTicket(context, row)),
    pagecond: pagecondOf(query, total.count),
    sum: { amount: fenToDecimal(total.sumFen) },
  }
}

/**
 * The lineage that the caller may see (I26). A holder sees its own node and to whom it passed it on, no further. An
 * issuer sees whom it issued to and, of what came of it, what is to be paid; the rest is a total for each state.
 */
export async function getTrace(
  context: QueryContext,
  { pkCredit }: { pkCredit: string },
): Promise<DataOf<typeof getTraceEndpoint>> {
  const { read, actor } = context
  const own = await ticketRows(read).where('t.pkCredit', '=', pkCredit).where(seenBy(actor.fkCorp)).executeTakeFirst()
  if (!own) throw new BusinessError('01000302')
  const nodes = await lineage(read, own.rootCredit)
  const holding = own.fkHolder === actor.fkCorp
  const top = nodes.find((node) => node.pkCredit === (holding ? pkCredit : own.rootCredit))
  if (!top) throw new BusinessError('01000302')
  const below = nodes.filter((node) => (holding ? node.parentCredit === pkCredit : isLeafBelow(node, nodes)))
  const seen = below.filter((node) => holding || isPayable(node.state))
  const root = { ...toNode(top), children: seen.map(toNode) }
  const totals = totalsOf(below.filter((node) => !seen.includes(node)))
  const ends = below.length === 0 ? [top] : below
  return { root, totals, leavesAmount: fenToDecimal(ends.reduce((sum, node) => sum + node.amountFen, 0n)) }
}

type Node = Awaited<ReturnType<typeof lineage>>[number]

const lineage = (read: Reader, rootCredit: string) =>
  read
    .selectFrom('ticket as t')
    .innerJoin('corp as h', 'h.pkCorp', 't.fkHolder')
    .innerJoin('application as a', 'a.pkApply', 't.bornBy')
    .select(['t.pkCredit', 't.creditNo', 't.parentCredit', 't.fkHolder', 't.amountFen', 't.state', 't.createdAt'])
    .select(['h.corpName as holderName', 'a.businessType as bornBy'])
    .where('t.rootCredit', '=', rootCredit)
    .orderBy('t.creditNo')
    .execute()

const isLeafBelow = (node: Node, nodes: readonly Node[]): boolean =>
  node.parentCredit !== null && !nodes.some((child) => child.parentCredit === node.pkCredit)

const toNode = (node: Node): TraceNode => ({
  pkCredit: node.pkCredit,
  creditNo: node.creditNo,
  holderName: node.holderName,
  amount: fenToDecimal(node.amountFen),
  state: node.state as TicketState,
  bornBy: node.bornBy,
  at: node.createdAt,
  children: [],
})

function totalsOf(nodes: readonly Node[]): TraceTotal[] {
  const byState = Map.groupBy(nodes, (node) => node.state as TicketState)
  return [...byState].map(([state, rows]) => ({
    state,
    count: rows.length,
    amount: fenToDecimal(rows.reduce((sum, row) => sum + row.amountFen, 0n)),
  }))
}
