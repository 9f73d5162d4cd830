import { judged } from '@jinpiao/contract/actions'
import { listCredits as listEndpoint, type Ticket } from '@jinpiao/contract/credits'
import { flowOf, ticketForms } from '@jinpiao/contract/flow'
import { graceUntil } from '@jinpiao/contract/grace'
import { isUnpaid, type TicketState, ticketStateNames } from '@jinpiao/contract/status'
import { type Day, daysBetween } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import type { Holiday } from '@jinpiao/values/workingDays'
import { type SqlBool, sql } from 'kysely'
import type { QueryContext } from '../acts/context.ts'
import { holidays } from '../acts/holidays.ts'
import type { Reader } from '../db/database.ts'
import { refusalOf } from '../domain/businessError.ts'
import { todayOf } from '../domain/clock.ts'
import { requireAnswerable, requireCancellable, requireFormFrom, type TicketFacts } from '../domain/ticket.ts'
import { listing } from './listing/page.ts'
import type { ListQuery } from './source.ts'
import { readTally, totalsOf } from './tallies.ts'
import { contains } from './text.ts'

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
    .leftJoin('application as u', 'u.pkApply', 't.spentBy')
    .selectAll('t')
    .select([
      'i.corpName as issuerName',
      'h.corpName as holderName',
      's.corpName as sourceName',
      'f.corpName as senderName',
      'k.businessType as lockedType',
      'k.fkCorp as lockedFor',
      'u.businessType as spentType',
      'u.fkCorp as spentFor',
    ])

export type TicketRow = Awaited<ReturnType<ReturnType<typeof ticketRows>['execute']>>[number]

/** A row in the words of the wire, from where the caller stands. */
export function toTicket(context: QueryContext, row: TicketRow, calendar: readonly Holiday[]): Ticket {
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
    daysRemaining: isUnpaid(row.state as TicketState) ? daysBetween(today, row.promisedDate) : null,
    graceUntil: row.state === 'DUE' ? graceUntil(row.payableDate, calendar) : null,
    receivedAt: row.createdAt,
    // Since when a payee further down has it is not the issuer's to know (I26).
    acceptedAt: row.fkHolder === actor.fkCorp || row.parentCredit === null ? row.acceptedAt : null,
    // What else is under way with it is the affair of whoever began it (I26).
    lockedBy: row.lockedFor === actor.fkCorp ? row.lockedType : null,
    spentAs: row.spentFor === actor.fkCorp ? row.spentType : null,
    needsConsent: row.needsConsent === 1,
    depth: row.depth,
    ...standingOf(context, row, today),
  }
}

/** What the caller could do with a ticket now, and what keeps everybody on this side from it (P21). */
function standingOf(
  { actor, language }: QueryContext,
  row: TicketRow,
  today: Day,
): Pick<Ticket, 'actions' | 'blocked'> {
  const acts = actsOn({ ...row, state: row.state as TicketState }, actor.fkCorp, today).map((act) => ({
    ...act,
    reason: refusalOf(act.require)?.text(language),
  }))
  const own = acts.filter(({ flow }) => flow.submitters.includes(actor.post))
  return {
    actions: own.map(({ action, reason }) => judged(action, reason)),
    blocked: acts.every(({ reason }) => reason !== undefined) ? (acts[0]?.reason ?? null) : null,
  }
}

/** What can be done with a ticket in its state on the side of `fkCorp`, by which flow, and what may refuse it. */
function actsOn(ticket: TicketFacts, fkCorp: string, today: Day) {
  const isPending = ticket.state === 'PENDING_ACCEPT'
  if (ticket.fkHolder === fkCorp && isPending) {
    return (['ACCEPT', 'REFUSE'] as const).map((action) => ({
      action,
      flow: flowOf('ACCEPT'),
      require: () => requireAnswerable(ticket, fkCorp, action),
    }))
  }
  if (ticket.fkHolder === fkCorp && ticket.state === 'HELD') {
    return ticketForms.map((action) => ({
      action,
      flow: flowOf(action),
      require: () => requireFormFrom(ticket, fkCorp, action, today),
    }))
  }
  if (ticket.fkIssuer === fkCorp && ticket.parentCredit === null && isPending) {
    const require = () => requireCancellable(ticket, fkCorp)
    return [{ action: 'CANCEL', flow: flowOf('ISSUE_CANCEL'), require } as const]
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
    issuerName: { column: () => 'fkIssuer', find: issuersNamed },
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
    const calendar = await holidays(context.read)
    return rows.map((row) => toTicket(context, row, calendar))
  },
  keyOf: ({ pkCredit }) => pkCredit,
})

/** Enterprises that issue, by name; which of them concern the caller the tickets say. */
async function issuersNamed({ read }: QueryContext, text: string): Promise<string[]> {
  const issuers = await corpsNamed(read, text).where('userType', '=', 'CORE').execute()
  return issuers.map(({ pkCorp }) => pkCorp)
}

/** Enterprises with which the caller has to do on this side, by name. */
export async function partiesNamed({ read, actor }: QueryContext, text: string, query: ListQuery): Promise<string[]> {
  const parts = await readTally(read, actor.fkCorp, isIssued(query) ? 'issued.party' : 'held.party')
  const found = await corpsNamed(read, text)
    .where('pkCorp', 'in', ['', ...parts.map(({ part }) => part)])
    .execute()
  return found.map(({ pkCorp }) => pkCorp)
}

const corpsNamed = (read: Reader, text: string) =>
  read
    .selectFrom('corp')
    .select('pkCorp')
    .where(contains(sql.ref('corpName'), text))
