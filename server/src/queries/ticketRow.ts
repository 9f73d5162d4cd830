import type { Ticket } from '@jinpiao/contract/credits'
import type { IssueLine } from '@jinpiao/contract/issue'
import type { TicketState } from '@jinpiao/contract/status'
import { needsSupplierConsent } from '@jinpiao/contract/tenor'
import { daysBetween } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import { expressionBuilder } from 'kysely'
import type { QueryContext } from '../commands/context.ts'
import type { Reader } from '../db/database.ts'
import type { TicketTable } from '../db/tables/instrument.ts'
import { todayOf } from '../domain/clock.ts'

/** What is to be paid or has been: at redemption the issuer learns whom it pays. */
const PAYABLE: readonly string[] = ['DUE', 'OVERDUE', 'REDEEMED']
export const isPayable = (state: string): boolean => PAYABLE.includes(state)

const onTickets = expressionBuilder<{ t: TicketTable }, 't'>()

/**
 * The tickets that an enterprise sees one by one (I26): those it holds, those it has issued to its own suppliers, and
 * of what they have passed on only what is to be paid. The rest of its chain it learns as totals.
 */
export const seenBy = (fkCorp: string) => onTickets.or([onTickets('t.fkHolder', '=', fkCorp), issuedSeenBy(fkCorp)])

/** The issuer's part of {@link seenBy}. */
export const issuedSeenBy = (fkCorp: string) =>
  onTickets.and([
    onTickets('t.fkIssuer', '=', fkCorp),
    onTickets.or([onTickets('t.parentCredit', 'is', null), onTickets('t.state', 'in', PAYABLE)]),
  ])

/** Tickets with the names around them; the caller adds {@link seenBy} first (I26, I30). */
export const ticketRows = (read: Reader) =>
  read
    .selectFrom('ticket as t')
    .innerJoin('corp as i', 'i.pkCorp', 't.fkIssuer')
    .innerJoin('corp as h', 'h.pkCorp', 't.fkHolder')
    .innerJoin('credit_limit as l', 'l.pkLimit', 't.fkLimit')
    .innerJoin('corp as s', 's.pkCorp', 'l.fkSource')
    .innerJoin('application as b', 'b.pkApply', 't.bornBy')
    .leftJoin('ticket as p', 'p.pkCredit', 't.parentCredit')
    .leftJoin('corp as ph', 'ph.pkCorp', 'p.fkHolder')
    .leftJoin('application as k', 'k.pkApply', 't.lockedBy')
    .select([
      't.pkCredit',
      't.creditNo',
      't.rootCredit',
      't.depth',
      't.state',
      't.fkIssuer',
      't.fkHolder',
      't.amountFen',
      't.issueDate',
      't.promisedDate',
      't.payableDate',
      't.acceptedAt',
      't.createdAt',
      't.bornBy',
      't.lockedBy',
      't.fkLimit',
    ])
    .select([
      'i.corpName as issuerName',
      'h.corpName as holderName',
      'h.scale as holderScale',
      's.corpName as sourceName',
      'ph.corpName as senderName',
    ])
    .select([
      'b.applyNo as bornApplyNo',
      'b.payload as bornPayload',
      'b.businessType as bornType',
      'b.fkCorp as bornCorp',
      'k.businessType as lockedType',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof ticketRows>['execute']>>[number]

/** A row in the words of the wire, from where the caller stands. */
export function toTicket({ actor, clock }: QueryContext, row: Row): Ticket {
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
    daysRemaining: daysBetween(todayOf(clock), row.promisedDate),
    receivedAt: row.createdAt,
    acceptedAt: row.acceptedAt,
    lockedBy: row.lockedType,
    needsConsent: needsConsent(row),
  }
}

function needsConsent(row: Row): boolean {
  if (row.bornType !== 'ISSUE') return false
  const { trade } = JSON.parse(row.bornPayload) as IssueLine
  return needsSupplierConsent({
    deliveredDate: trade.deliveredDate || undefined,
    promisedDate: row.promisedDate,
    scale: row.holderScale,
  })
}
