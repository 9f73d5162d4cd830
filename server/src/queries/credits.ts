import {
  getTrace as getTraceEndpoint,
  type listCredits as listCreditsEndpoint,
  type TraceNode,
} from '@jinpiao/contract/credits'
import type { DataOf, ParsedQuery } from '@jinpiao/contract/endpoint'
import type { TicketState } from '@jinpiao/contract/status'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import { sql } from 'kysely'
import type { QueryContext } from '../commands/context.ts'
import { BusinessError } from '../domain/businessError.ts'
import { contains, countAll, orderOf, pagecondOf, sumFen, windowOf } from './page.ts'
import { ticketRows, toTicket } from './ticketRow.ts'

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
  let rows = ticketRows(context.read).where(issued ? 't.fkIssuer' : 't.fkHolder', '=', fkCorp)
  if (query.scope === 'IN') rows = rows.where('t.state', '=', 'PENDING_ACCEPT')
  // What waits for an answer, or got a negative one, is not held.
  if (query.scope === 'HELD')
    rows = rows.where('t.state', 'not in', ['PENDING_ACCEPT', 'REFUSED', 'CANCELLED', 'LAPSED'])
  if (query.state.length > 0) rows = rows.where('t.state', 'in', query.state)
  if (query.creditNo) rows = rows.where(contains(sql.ref('t.creditNo'), query.creditNo))
  const otherSide = issued ? 'h.corpName' : 'i.corpName'
  if (query.counterparty) rows = rows.where(contains(sql.ref(otherSide), query.counterparty))
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
 * The lineage that the caller may see (I26): an issuer sees what it issued, a holder the nodes it holds or held and
 * who is next to them. What happens further down the chain appears with sums and states, but without names.
 */
export async function getTrace(
  context: QueryContext,
  { pkCredit }: { pkCredit: string },
): Promise<DataOf<typeof getTraceEndpoint>> {
  const { read, actor } = context
  const own = await ticketRows(read)
    .where('t.pkCredit', '=', pkCredit)
    .where((eb) => eb.or([eb('t.fkIssuer', '=', actor.fkCorp), eb('t.fkHolder', '=', actor.fkCorp)]))
    .executeTakeFirst()
  if (!own) throw new BusinessError('01000302')
  const nodes = await read
    .selectFrom('ticket as t')
    .innerJoin('corp as h', 'h.pkCorp', 't.fkHolder')
    .innerJoin('application as a', 'a.pkApply', 't.bornBy')
    .select(['t.pkCredit', 't.creditNo', 't.parentCredit', 't.fkHolder', 't.amountFen', 't.state', 't.createdAt'])
    .select(['h.corpName as holderName', 'a.businessType as bornBy'])
    .where('t.rootCredit', '=', own.rootCredit)
    .orderBy('t.creditNo')
    .execute()
  // A holder looks at its own node and what became of it; the issuer at the whole tree.
  const top = own.fkIssuer === actor.fkCorp ? own.rootCredit : pkCredit
  const issuing = own.fkIssuer === actor.fkCorp
  const named = (node: (typeof nodes)[number]) =>
    node.fkHolder === actor.fkCorp || node.pkCredit === top || (!issuing && node.parentCredit === top)
  const build = (node: (typeof nodes)[number]): TraceNode => ({
    pkCredit: node.pkCredit,
    creditNo: node.creditNo,
    holderName: named(node) ? node.holderName : '',
    amount: fenToDecimal(node.amountFen),
    state: node.state as TicketState,
    bornBy: node.bornBy,
    at: node.createdAt,
    children: nodes.filter((child) => child.parentCredit === node.pkCredit).map(build),
  })
  const topNode = nodes.find((node) => node.pkCredit === top)
  if (!topNode) throw new BusinessError('01000302')
  const root = build(topNode)
  return { root, leavesAmount: fenToDecimal(leavesFen(root)) }
}

/** Sum of the leaves: conservation says that it equals the root (I2). */
const leavesFen = (node: TraceNode): bigint =>
  node.children.length === 0
    ? decimalToFen(node.amount)
    : node.children.reduce((sum, child) => sum + leavesFen(child), 0n)
