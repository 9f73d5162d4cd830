import type { IssueApplication } from '@jinpiao/contract/issue'
import { daysBetween } from '@jinpiao/values/days'
import type { QueryContext } from '../../acts/context.ts'
import { todayOf } from '../../domain/clock.ts'
import type { Application } from '../../flow/application.ts'
import type { OwnRow } from '../../flow/business.ts'
import { cancelPayloadOf } from '../cancelPayload.ts'
import { lineOf } from './payload.ts'

/** What an issue, or its cancellation, shows besides every application: one query each for tickets and sources. */
export async function toIssueRows(
  context: QueryContext,
  applications: readonly Application[],
): Promise<Map<string, OwnRow<IssueApplication>>> {
  const tickets = await ticketsOf(context, applications)
  const sources = await sourcesOf(context, applications)
  return new Map(
    applications.map((application) => {
      const { pkApply, businessType, promisedDate, submittedAt, payload } = application
      const ticket = tickets.get(pkApply)
      const from = submittedAt?.slice(0, 10) ?? todayOf(context.clock)
      return [
        pkApply,
        {
          supplierName: application.counterpartyName ?? '',
          tenorDays: promisedDate === null ? null : daysBetween(from, promisedDate),
          sourceName: sources.get(application.fkLimit ?? '') ?? '',
          hasContract: businessType === 'ISSUE_CANCEL' || application.contractNo !== null,
          hasInvoice: lineOf(ticket?.bornPayload ?? payload).trade.invoices.length > 0,
          creditNo: ticket?.creditNo ?? null,
          pkCredit: ticket?.pkCredit ?? null,
        },
      ]
    }),
  )
}

/** The ticket that an issue gave birth to, or that a cancellation is about, by application. */
async function ticketsOf({ read }: QueryContext, applications: readonly Application[]) {
  const cancelled = new Map<string, string>()
  for (const { pkApply, businessType, payload } of applications) {
    if (businessType === 'ISSUE_CANCEL') cancelled.set(pkApply, cancelPayloadOf(payload).pkCredit)
  }
  const rows = await read
    .selectFrom('ticket as t')
    .innerJoin('application as a', 'a.pkApply', 't.bornBy')
    .select(['t.pkCredit', 't.creditNo', 't.bornBy', 'a.payload as bornPayload'])
    .where((eb) =>
      eb.or([
        eb(
          't.bornBy',
          'in',
          applications.map(({ pkApply }) => pkApply),
        ),
        eb('t.pkCredit', 'in', [...cancelled.values(), '']),
      ]),
    )
    .execute()
  return new Map(
    applications.flatMap(({ pkApply }) => {
      const row = rows.find((ticket) => ticket.pkCredit === cancelled.get(pkApply) || ticket.bornBy === pkApply)
      return row ? [[pkApply, row] as const] : []
    }),
  )
}

async function sourcesOf({ read }: QueryContext, applications: readonly Application[]) {
  const rows = await read
    .selectFrom('credit_limit as l')
    .innerJoin('corp as s', 's.pkCorp', 'l.fkSource')
    .select(['l.pkLimit', 's.corpName'])
    .where('l.pkLimit', 'in', [...new Set(applications.map(({ fkLimit }) => fkLimit ?? ''))])
    .execute()
  return new Map(rows.map((row) => [row.pkLimit, row.corpName]))
}
