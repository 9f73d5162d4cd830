import type { TicketAction } from '@jinpiao/contract/actions'
import { listCredits as listEndpoint, type Ticket } from '@jinpiao/contract/credits'
import { type TicketState, ticketStateNames } from '@jinpiao/contract/status'
import { type Day, daysBetween } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import { type SqlBool, sql } from 'kysely'
import type { QueryContext } from '../acts/context.ts'
import type { Reader } from '../db/database.ts'
import { BusinessError, refusalOf } from '../domain/businessError.ts'
import { todayOf } from '../domain/clock.ts'
import { requireAnswerable, requireCancellable, requireTransferable } from '../domain/ticket.ts'
import { type ListQuery, listing } from './listing.ts'
import { readTally, totalsOf } from './tallies.ts'

/** Tickets with the names around them; the caller has made sure that they may be seen (I26, I30). */
export const ticketRows = (read: Reader) =>
  read
    .selectFrom('ticket as t')
    .innerJoin('corp as i', 'i.pkCorp', 't.fkIssuer')
    .innerJoin('corp as h', 'h.pkCorp', 't.fkHolder')
    .innerJoin('credit_limit as l', 'l.pkLimit', 't.fkLimit')
    .innerJoin('corp as s', 's.pkCorp', 'l.fkSource')
    .leftJoin('corp as f', 'f.pkCorp', 't.fkSender')
    .leftJoin('application as k', 'k.pkApply', 't.lockedBy')
    .selectAll('t')
    .select([
      'i.corpName as issuerName',
      'h.corpName as holderName',
      's.corpName as sourceName',
      'f.corpName as senderName',
      'k.businessType as lockedType',
    ])

export type TicketRow = Awaited<ReturnType<ReturnType<typeof ticketRows>['execute']>>[number]

/** A row in the words of the wire, from where the caller stands. */
export function toTicket(context: QueryContext, row: TicketRow): Ticket {
  const { actor, clock } = context
  const today = todayOf(clock)
  const issuedByMe = row.fkIssuer === actor.fkCorp
  return {
    pkCredit: row.pkCredit,
    creditNo: row.creditNo,
    state: row.state as TicketState,
    issuerName: row.issuerName,
    holderName: row.holderName,
    counterpartyName: issuedByMe ? row.holderName : (row.senderName ?? row.issuerName),
    // Whose money stands behind it is the issuer's affair.
    ...(issuedByMe ? { sourceName: row.sourceName } : {}),
    amount: fenToDecimal(row.amountFen),
    issueDate: row.issueDate,
    promisedDate: row.promisedDate,
    payableDate: row.payableDate,
    daysRemaining: daysBetween(today, row.promisedDate),
    receivedAt: row.createdAt,
    acceptedAt: row.acceptedAt,
    lockedBy: row.lockedType,
    needsConsent: row.needsConsent === 1,
    depth: row.depth,
    actions: actionsOf(context, row, today),
  }
}

/** What the caller could do with a ticket now: what is over is absent, what is refused says why (P21). */
function actionsOf({ actor, language }: QueryContext, row: TicketRow, today: Day): Ticket['actions'] {
  const ticket = { ...row, state: row.state as TicketState }
  const judged = (action: TicketAction, posts: readonly string[], require: () => void) => {
    const refusal = refusalOf(() => {
      require()
      if (!posts.includes(actor.post)) throw new BusinessError('01000202')
    })
    return refusal ? { action, allowed: false, reason: refusal.text(language) } : { action, allowed: true }
  }
  const isPending = ticket.state === 'PENDING_ACCEPT'
  if (ticket.fkHolder === actor.fkCorp && isPending) {
    return (['ACCEPT', 'REFUSE'] as const).map((action) =>
      judged(action, ['OPERATOR', 'DIRECTOR'], () => requireAnswerable(ticket, actor.fkCorp, action)),
    )
  }
  if (ticket.fkHolder === actor.fkCorp && ticket.state === 'HELD' && actor.post === 'OPERATOR') {
    return [judged('TRANSFER', ['OPERATOR'], () => requireTransferable(ticket, actor.fkCorp, today))]
  }
  if (ticket.fkIssuer === actor.fkCorp && ticket.parentCredit === null && isPending) {
    return [judged('CANCEL', ['OPERATOR'], () => requireCancellable(ticket, actor.fkCorp))]
  }
  return []
}

/** What waits for an answer, or got a negative one, is not held. */
const NOT_HELD = ['PENDING_ACCEPT', 'REFUSED', 'CANCELLED', 'LAPSED']

const isIssued = ({ scope }: ListQuery) => scope === 'ISSUED'

/** Whether a state is among those of a scope. */
const isInScope = (scope: unknown, state: string): boolean =>
  scope === 'IN' ? state === 'PENDING_ACCEPT' : scope === 'HELD' ? !NOT_HELD.includes(state) : true

/** Tickets of the caller's enterprise: issued by it (`ISSUED`), held (`HELD`) or waiting for its answer (`IN`). */
export const credits = listing<Ticket>(listEndpoint, {
  table: 'ticket',
  key: 'pkCredit',
  tenant: (query) => (isIssued(query) ? 'fkIssuer' : 'fkHolder'),
  columns: {
    creditNo: 'creditNo',
    amount: 'amountFen',
    promisedDate: 'promisedDate',
    issueDate: 'issueDate',
    receivedAt: 'createdAt',
    state: 'state',
  },
  numbers: { creditNo: { letters: 'JP', tail: 'noTail' } },
  names: {
    counterpartyName: {
      column: (query) => (isIssued(query) ? 'fkHolder' : 'fkSender'),
      find: partiesNamed,
    },
  },
  sums: { amount: 'amountFen' },
  within: (_, query) => (isIssued(query) ? [sql<SqlBool>`${sql.ref('issuerSees')} = 1`] : []),
  order: () => ['receivedAt', 'desc'],
  async states({ read, actor }, query) {
    const asked = (query['state'] as TicketState[] | undefined) ?? []
    const states = ticketStateNames.filter(
      (state) => isInScope(query['scope'], state) && (asked.length === 0 || asked.includes(state)),
    )
    const parts = await readTally(read, actor.fkCorp, isIssued(query) ? 'issued.seen' : 'held.state')
    const totals = totalsOf(parts, (state) => states.includes(state as TicketState))
    return { ...totals, states: isIssued(query) && asked.length === 0 ? undefined : states }
  },
  async load(context, keys) {
    const rows = await ticketRows(context.read)
      .where('t.pkCredit', 'in', [...keys])
      .execute()
    return rows.map((row) => toTicket(context, row))
  },
  keyOf: ({ pkCredit }) => pkCredit,
})

/** Enterprises with which the caller has to do on this side, by name. */
async function partiesNamed({ read, actor }: QueryContext, text: string, query: ListQuery): Promise<string[]> {
  const parts = await readTally(read, actor.fkCorp, isIssued(query) ? 'issued.party' : 'held.party')
  const found = await read
    .selectFrom('corp')
    .select(['pkCorp', 'corpName'])
    .where('pkCorp', 'in', parts.length === 0 ? [''] : parts.map(({ part }) => part))
    .execute()
  const wanted = text.toLowerCase()
  return found.filter(({ corpName }) => corpName.toLowerCase().includes(wanted)).map(({ pkCorp }) => pkCorp)
}
