import type { getTrace as getTraceEndpoint, TraceNode, TraceTotal } from '@jinpiao/contract/credits'
import type { DataOf } from '@jinpiao/contract/endpoint'
import type { TicketState } from '@jinpiao/contract/status'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../acts/context.ts'
import type { Reader } from '../db/database.ts'
import { BusinessError } from '../domain/businessError.ts'
import { PARTS } from '../domain/tallies.ts'
import { seenBy } from '../tickets/seen.ts'

/**
 * The lineage that the caller may see (I26). A holder sees its own node and to whom it passed it on, no further: what
 * those do with it is theirs to know. A node that is left of a ticket of its own stands below that ticket, among the
 * other parts; how another holder has split a ticket is never told. An issuer sees whom it issued to and, of what came of it, what is to be paid; the
 * rest is a total for each state. What is seen and the totals add up to the node on top (I2).
 */
export async function getTrace(
  { read, actor }: QueryContext,
  { pkCredit }: { pkCredit: string },
): Promise<DataOf<typeof getTraceEndpoint>> {
  const own = await read
    .selectFrom('ticket as t')
    .select(['t.rootCredit', 't.fkHolder', 't.parentCredit'])
    .where('t.pkCredit', '=', pkCredit)
    .where(seenBy(actor.fkCorp))
    .executeTakeFirst()
  if (!own) throw new BusinessError('01000302')
  return own.fkHolder === actor.fkCorp
    ? asHolder(read, pkCredit, (await ownOrigin(read, own.parentCredit, actor.fkCorp)) ?? pkCredit, actor.fkCorp)
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

/** The holder's own ticket that a node is a part of: its parent, or whose part came back as this node. */
async function ownOrigin(read: Reader, parentCredit: string | null, fkCorp: string): Promise<string | undefined> {
  const parent = parentCredit === null ? undefined : await readNode(read, parentCredit)
  if (parent === undefined || parent.fkHolder === fkCorp) return parent?.pkCredit
  if (!isAnsweredNo(parent) || parent.parentCredit === null) return undefined
  const sender = await readNode(read, parent.parentCredit)
  return sender?.fkHolder === fkCorp ? sender.pkCredit : undefined
}

const readNode = (read: Reader, pkCredit: string) => nodes(read).where('t.pkCredit', '=', pkCredit).executeTakeFirst()

/** Nodes, their parts, and what came back of these. */
async function nodesFrom(read: Reader, keys: readonly string[]): Promise<Node[]> {
  const near = await nodes(read)
    .where((eb) => eb.or([eb('t.pkCredit', 'in', keys), eb('t.parentCredit', 'in', keys)]))
    .execute()
  const refused = near.filter(isAnsweredNo).map((node) => node.pkCredit)
  const back = await nodes(read)
    .where('t.parentCredit', 'in', [...refused, ''])
    .execute()
  return [...near, ...back.filter(({ pkCredit }) => !near.some((node) => node.pkCredit === pkCredit))]
}

const isAnsweredNo = ({ state }: Node): boolean => state === 'REFUSED' || state === 'LAPSED'

async function asHolder(read: Reader, pkCredit: string, origin: string, fkCorp: string) {
  const shown = [...new Set([origin, pkCredit])]
  const seen = await nodesFrom(read, shown)
  // What has been accepted is its holder's; whether that one still has it is not told.
  const told = (node: Node): TraceNode => ({
    ...toNode(node),
    mayOpen: node.fkHolder === fkCorp,
    ...(node.fkHolder !== fkCorp && isAccepted(node) && { state: 'ACCEPTED' as const }),
    children:
      isAnsweredNo(node) || shown.includes(node.pkCredit)
        ? seen.filter((part) => part.parentCredit === node.pkCredit).map(told)
        : [],
  })
  const root = told(found(seen, origin))
  return { root, totals: [], leavesAmount: amountOfEnds(root) }
}

/** What the ends of a tree add up to (I2). */
const amountOfEnds = (root: TraceNode): string => fenToDecimal(endsOf(root).reduce((sum, fen) => sum + fen, 0n))
const endsOf = ({ amount, children }: TraceNode): bigint[] =>
  children.length === 0 ? [decimalToFen(amount)] : children.flatMap(endsOf)

const isAccepted = (node: Node): boolean => !['PENDING_ACCEPT', 'REFUSED', 'LAPSED', 'CANCELLED'].includes(node.state)

function asIssuer(all: readonly Node[], rootCredit: string) {
  const top = found(all, rootCredit)
  const leaves = all.filter((node) => node.parentCredit !== null && PARTS.includes(node.state))
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
  mayOpen: true,
  children: [],
})

function totalsOf(ends: readonly Node[]): TraceTotal[] {
  const byState = Map.groupBy(ends, (node) => node.state as TicketState)
  return [...byState].map(([state, rows]) => ({ state, count: rows.length, amount: amountOf(rows) }))
}
