import { flowOf } from '@jinpiao/contract/flow'
import type { IssueApplication } from '@jinpiao/contract/issue'
import { ownSubmissionText } from '@jinpiao/contract/reviewHints'
import type { Decision } from '@jinpiao/contract/status'
import { daysBetween } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import type { Selectable } from 'kysely'
import type { Application } from '../commands/applications.ts'
import type { QueryContext } from '../commands/context.ts'
import type { ApplicationStepTable } from '../db/tables/instrument.ts'
import { isBusinessError } from '../domain/businessError.ts'
import { todayOf } from '../domain/clock.ts'
import { lineOf } from '../domain/issueLine.ts'
import { type FlowApplication, openStep, requireOtherPerson, submit } from '../domain/flow.ts'

type Step = Pick<
  Selectable<ApplicationStepTable>,
  'pkApply' | 'round' | 'step' | 'personId' | 'personName' | 'decision' | 'at'
>

const HOUR_MS = 3_600_000

/** Applications of the issue family in the words of the wire: one query each for steps, tickets and sources. */
export async function toIssueApplications(
  context: QueryContext,
  applications: readonly Application[],
): Promise<IssueApplication[]> {
  if (applications.length === 0) return []
  const { read } = context
  const keys = applications.map(({ pkApply }) => pkApply)
  const steps: Step[] = await read
    .selectFrom('application_step')
    .select(['pkApply', 'round', 'step', 'personId', 'personName', 'decision', 'at'])
    .where('pkApply', 'in', keys)
    .orderBy('pkApply')
    .orderBy('seq')
    .execute()
  const tickets = await ticketsOf(context, applications)
  const sources = await sourcesOf(context, applications)
  return applications.map((application) => {
    const own = steps.filter((step) => step.pkApply === application.pkApply)
    const ticket = tickets.get(application.pkApply)
    return {
      ...plainFields(context, application),
      hasInvoice: lineOf({ payload: ticket?.bornPayload ?? application.payload }).trade.invoices.length > 0,
      sourceName: sources.get(application.fkLimit ?? '') ?? '',
      ...stepFields(application, own),
      blockedReason: blockedReason(context, application, own),
      creditNo: ticket?.creditNo ?? null,
      pkCredit: ticket?.pkCredit ?? null,
    }
  })
}

function plainFields({ clock }: QueryContext, application: Application) {
  const { businessType, amountFen, promisedDate, submittedAt, state, updatedAt } = application
  const waiting = state.startsWith('PENDING_')
  const from = submittedAt?.slice(0, 10) ?? todayOf(clock)
  return {
    pkApply: application.pkApply,
    applyNo: application.applyNo,
    businessType: businessType as IssueApplication['businessType'],
    state,
    version: application.version,
    supplierName: application.counterpartyName ?? '',
    amount: amountFen === null ? ('' as const) : fenToDecimal(amountFen),
    promisedDate: promisedDate ?? ('' as const),
    tenorDays: promisedDate === null ? null : daysBetween(from, promisedDate),
    hasContract: businessType === 'ISSUE_CANCEL' || application.contractNo !== null,
    createdByName: application.createdByName,
    submittedAt,
    // Nothing but a transition changes an application that waits, so it came here at its last change.
    waitingHours: waiting ? Math.floor((clock.now() - Date.parse(updatedAt)) / HOUR_MS) : null,
    updatedAt,
    returnReason: application.returnReason,
  }
}

function stepFields(application: Application, steps: readonly Step[]) {
  const director = steps.findLast(
    ({ round, step, decision }) => round === application.round && step === 'PENDING_DIRECTOR' && decision === 'APPROVE',
  )
  const returned = steps.findLast((step) => step.decision === 'RETURN')
  return {
    directorName: director?.personName ?? null,
    directorApprovedAt: director?.at ?? null,
    returnedByName: application.state === 'RETURNED' ? (returned?.personName ?? null) : null,
  }
}

/** Why the caller cannot act on it now: asks the interpreter what it would answer (I11). */
function blockedReason(context: QueryContext, application: Application, steps: readonly Step[]): string | null {
  const { actor, language } = context
  const seen: FlowApplication = {
    state: application.state,
    submittedBy: application.submittedBy,
    decisions: steps
      .filter(({ round, decision }) => round === application.round && ['SUBMIT', 'APPROVE'].includes(decision))
      .map(({ personId, decision }) => ({ personId, decision: decision as Decision })),
  }
  const row = flowOf(application.businessType)
  try {
    if (actor.post === 'OPERATOR') submit(row, seen, actor)
    else {
      openStep(row, seen, actor.post)
      requireOtherPerson(seen, actor)
    }
    return null
  } catch (error) {
    if (!isBusinessError(error)) throw error
    // The refusal speaks to somebody who has tried; in a queue the row says what will happen to it instead.
    const isOwn = error.code === '01000201' && seen.submittedBy === actor.personId
    return isOwn ? ownSubmissionText(actor.post, language) : error.text(language)
  }
}

/** The ticket that an issue gave birth to, or that a cancellation is about, by application. */
async function ticketsOf({ read }: QueryContext, applications: readonly Application[]) {
  const cancelled = new Map<string, string>()
  for (const { pkApply, businessType, payload } of applications) {
    if (businessType === 'ISSUE_CANCEL') cancelled.set(pkApply, JSON.parse(payload).pkCredit)
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
