import type { getTrace as getTraceEndpoint, TraceNode, TraceTotal } from '@jinpiao/contract/credits'
import type { DataOf } from '@jinpiao/contract/endpoint'
import type { TicketState } from '@jinpiao/contract/status'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../acts/context.ts'
import type { Reader } from '../db/database.ts'
import { BusinessError } from '../domain/businessError.ts'
import { seenBy } from '../tickets/seen.ts'

/**
 * The lineage that the caller may see (I26). A holder sees its own node and to whom it passed it on, no further: what
 * those do with it is theirs to know. An issuer sees whom it issued to and, of what came of it, what is to be paid; the
 * rest is a total for each state. What is seen and the totals add up to the node on top (I2).
 */
export async function getTrace(
  { read, actor }: QueryContext,
  { pkCredit }: { pkCredit: string },
): Promise<DataOf<typeof getTraceEndpoint>> {
  const own = await read
    .selectFrom('ticket as t')
    .select(['t.rootCredit', 't.fkHolder'])
    .where('t.pkCredit', '=', pkCredit)
    .where(seenBy(actor.fkCorp))
    .executeTakeFirst()
  if (!own) throw new BusinessError('01000302')
  return own.fkHolder === actor.fkCorp
    ? asHolder(await nodesFrom(read, pkCredit), pkCredit, actor.fkCorp)
    : asIssuer(await nodesOf(read, own.rootCredit), own.rootCredit)
}

type Node = Awaited<ReturnType<typeof nodesOf>>[number]

const nodes = (read: Reader) =>
  read
    .selectFrom('ticket as t')
    .innerJoin('corp as h', 'h.pkCorp', 't.fkHolder')
    .innerJoin('application as a', 'a.pkApply', 't.bornBy')
    .select(['t.pkCredit', 't.creditNo', 't.parentCredit', 't.fkHolder', 't.amountFen', 't.state', 't.createdAt'])
    .select(['h.corpName as holderName', 'a.businessType as bornBy', 't.holderKind'])
    .orderBy('t.createdAt')
    .orderBy('t.pkCredit')

const nodesOf = (read: Reader, rootCredit: string) => nodes(read).where('t.rootCredit', '=', rootCredit).execute()

/** A node, its parts, and what came back of these. */
async function nodesFrom(read: Reader, pkCredit: string): Promise<Node[]> {
  const near = await nodes(read)
    .where((eb) => eb.or([eb('t.pkCredit', '=', pkCredit), eb('t.parentCredit', '=', pkCredit)]))
    .execute()
  const back = await nodes(read)
    .where(
      't.parentCredit',
      'in',
      near
        .filter((node) => node.pkCredit !== pkCredit && isAnsweredNo(node))
        .map((node) => node.pkCredit)
        .concat(''),
    )
    .execute()
  return [...near, ...back]
}

const isAnsweredNo = ({ state }: Node): boolean => state === 'REFUSED' || state === 'LAPSED'

function asHolder(seen: readonly Node[], pkCredit: string, fkCorp: string) {
  const top = found(seen, pkCredit)
  const childrenOf = (parent: Node) => seen.filter((node) => node.parentCredit === parent.pkCredit)
  // What has been accepted is its holder's; whether that one still has it is not told.
  const told = (node: Node): TraceNode => ({
    ...toNode(node),
    ...(node.fkHolder !== fkCorp && isAccepted(node) && { state: 'ACCEPTED' as const }),
    children: isAnsweredNo(node) ? childrenOf(node).map(told) : [],
  })
  const parts = childrenOf(top)
  const ends =
    parts.length === 0
      ? [top]
      : parts.flatMap((node) => (childrenOf(node).length > 0 && isAnsweredNo(node) ? childrenOf(node) : [node]))
  return { root: { ...toNode(top), children: parts.map(told) }, totals: [], leavesAmount: amountOf(ends) }
}

const isAccepted = (node: Node): boolean => !['PENDING_ACCEPT', 'REFUSED', 'LAPSED', 'CANCELLED'].includes(node.state)

function asIssuer(all: readonly Node[], rootCredit: string) {
  const top = found(all, rootCredit)
  const parents = new Set(all.map((node) => node.parentCredit))
  const leaves = all.filter((node) => node.parentCredit !== null && !parents.has(node.pkCredit))
  const seen = leaves.filter((node) => ['DUE', 'OVERDUE', 'REDEEMED'].includes(node.state))
  const ends = leaves.length === 0 ? [top] : leaves
  return {
    root: { ...toNode(top), children: seen.map(toNode) },
    totals: totalsOf(leaves.filter((node) => !seen.includes(node))),
    leavesAmount: amountOf(ends),
  }
}

function found(all: readonly Node[], pkCredit: string): Node {
  const node = all.find((each) => each.pkCredit === pkCredit)
  if (!node) throw new BusinessError('01000302')
  return node
}

const amountOf = (ends: readonly Node[]) => fenToDecimal(ends.reduce((sum, node) => sum + node.amountFen, 0n))

const toNode = (node: Node): TraceNode => ({
  pkCredit: node.pkCredit,
  creditNo: node.creditNo,
  holderName: node.holderName,
  amount: fenToDecimal(node.amountFen),
  state: node.state as TicketState,
  holderKind: node.holderKind as TraceNode['holderKind'],
  bornBy: node.bornBy,
  at: node.createdAt,
  children: [],
})

function totalsOf(ends: readonly Node[]): TraceTotal[] {
  const byState = Map.groupBy(ends, (node) => node.state as TicketState)
  return [...byState].map(([state, rows]) => ({ state, count: rows.length, amount: amountOf(rows) }))
}
