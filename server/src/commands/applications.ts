import { type BusinessType, flowOf } from '@jinpiao/contract/flow'
import type { ApplicationState, Decision } from '@jinpiao/contract/status'
import type { Selectable } from 'kysely'
import type { ApplicationTable } from '../db/tables/instrument.ts'
import { BusinessError } from '../domain/businessError.ts'
import { DAY_MS, instantOf } from '../domain/clock.ts'
import type { FlowApplication, Transition } from '../domain/flow.ts'
import type { Act } from './command.ts'
import { freeInvoices } from './invoices.ts'
import { closeTodos } from './notify.ts'

export interface Application extends Omit<Selectable<ApplicationTable>, 'state' | 'businessType'> {
  state: ApplicationState
  businessType: BusinessType
}

/** Days after which an application that nobody touched expires (product §2.3). */
export const DRAFT_DAYS = 30
export const PENDING_DAYS = 15

/** Locks applications in one order; a batch calls it once, before it looks at any of them. */
export async function lockApplications({ tx }: Act, pkApplys: readonly string[]): Promise<void> {
  if (pkApplys.length === 0) return
  await tx
    .selectFrom('application')
    .select('pkApply')
    .where('pkApply', 'in', [...new Set(pkApplys)].sort())
    .orderBy('pkApply')
    .forNoKeyUpdate()
    .execute()
}

/** An application of the caller's enterprise; anybody else's is answered like one that does not exist (I26). */
export async function ownApplication({ tx, actor }: Act, pkApply: string): Promise<Application> {
  const row = await tx
    .selectFrom('application')
    .selectAll()
    .where('pkApply', '=', pkApply)
    .where('fkCorp', '=', actor.fkCorp)
    .executeTakeFirst()
  if (!row) throw new BusinessError('01000302')
  return row as Application
}

/** By key alone: for flows that end another enterprise's application, e.g. acceptance. */
export async function anyApplication({ tx }: Act, pkApply: string): Promise<Application> {
  const row = await tx.selectFrom('application').selectAll().where('pkApply', '=', pkApply).executeTakeFirstOrThrow()
  return row as Application
}

/** The application as the interpreter sees it: decisions of the current round, steps that the enterprise skips. */
export async function flowApplication({ tx }: Act, application: Application): Promise<FlowApplication> {
  const decisions = await tx
    .selectFrom('application_step')
    .select(['personId', 'decision'])
    .where('pkApply', '=', application.pkApply)
    .where('round', '=', application.round)
    .where('decision', 'in', ['SUBMIT', 'APPROVE'])
    .orderBy('seq')
    .execute()
  const corp = await tx
    .selectFrom('corp')
    .select('finalReview')
    .where('pkCorp', '=', application.fkCorp)
    .executeTakeFirstOrThrow()
  return {
    state: application.state,
    submittedBy: application.submittedBy,
    decisions: decisions as { personId: string; decision: Decision }[],
    skipped: corp.finalReview === 1 ? [] : ['PENDING_FINAL'],
  }
}

/** Stores a transition: the new state, the step in the trail, the audit fact. Hooks are the caller's. */
export async function advance(
  act: Act,
  application: Application,
  transition: Transition,
  { comment = '', pkSign = null }: { comment?: string; pkSign?: string | null } = {},
): Promise<Application> {
  const { tx, actor, at } = act
  const { to, decision } = transition
  const submitting = decision === 'SUBMIT'
  const back = to === 'RETURNED' || to === 'REJECTED'
  const changes = {
    state: to,
    version: application.version + 1,
    round: application.round + (submitting ? 1 : 0),
    updatedAt: at,
    expiresAt: expiryOf(act, to),
    finishedAt: flowEnds(to) ? at : null,
    returnReason: back ? comment : submitting ? null : application.returnReason,
    ...(submitting ? { submittedBy: actor.personId, submittedAt: at } : {}),
  }
  const updated = await tx
    .updateTable('application')
    .set(changes)
    .where('pkApply', '=', application.pkApply)
    .where('version', '=', application.version)
    .executeTakeFirst()
  if (updated.numUpdatedRows !== 1n) throw new BusinessError('99000409')
  await tx
    .insertInto('application_step')
    .values({
      pkApply: application.pkApply,
      seq: await nextSeq(act, application.pkApply),
      round: changes.round,
      step: application.state,
      fkCorp: actor.fkCorp,
      roleCode: actor.roleCode,
      personId: actor.personId,
      personName: actor.personName,
      decision,
      comment: comment.trim(),
      pkSign,
      version: application.version,
      payloadDigest: application.payloadDigest,
      payload: submitting ? application.payload : null,
      at,
    })
    .execute()
  act.facts.push({
    action: `${application.businessType}.${decision}`,
    target: `application:${application.pkApply}`,
    before: { state: application.state, version: application.version },
    after: { state: to, version: changes.version, payloadDigest: application.payloadDigest, pkSign },
  })
  await freeInvoices(act, application.pkApply, to)
  await closeTodos(act, `application:${application.pkApply}`)
  return { ...application, ...changes }
}

const flowEnds = (state: ApplicationState) => ['DONE', 'REJECTED', 'WITHDRAWN', 'EXPIRED', 'CANCELLED'].includes(state)

function expiryOf({ context }: Act, state: ApplicationState): string | null {
  const days = { DRAFT: DRAFT_DAYS, RETURNED: DRAFT_DAYS, PENDING_DIRECTOR: PENDING_DAYS, PENDING_FINAL: PENDING_DAYS }
  return state in days ? instantOf(context.clock, days[state as keyof typeof days] * DAY_MS) : null
}

async function nextSeq({ tx }: Act, pkApply: string): Promise<number> {
  const last = await tx
    .selectFrom('application_step')
    .select('seq')
    .where('pkApply', '=', pkApply)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return (last?.seq ?? 0) + 1
}

export const rowOf = (application: Application) => flowOf(application.businessType)
