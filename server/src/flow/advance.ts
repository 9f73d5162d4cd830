import { DRAFT_DAYS } from '@jinpiao/contract/drafts'
import { stepOf } from '@jinpiao/contract/flow'
import type { Stated } from '@jinpiao/contract/flowRow'
import type { ApplicationState } from '@jinpiao/contract/status'
import type { Act } from '../acts/command.ts'
import { MACHINE } from '../acts/context.ts'
import { newPk, nextNumber } from '../acts/keys.ts'
import { closeTodos } from '../acts/notify.ts'
import { requireWithinBound } from '../domain/amount.ts'
import { BusinessError } from '../domain/businessError.ts'
import { DAY_MS, instantOf } from '../domain/clock.ts'
import { isEnded, type Transition } from '../domain/machine.ts'
import { tailOf } from '../domain/numbering.ts'
import { applicationTallies, minus } from '../domain/tallies.ts'
import type { Application } from './application.ts'
import type { Business, Columns } from './business.ts'
import { freeInvoices } from './invoices.ts'

export interface Recorded {
  comment?: string
  /** The line that was answered. */
  line?: number
  pkSign?: string | null
  /** At a submission: what the form names from now on. */
  columns?: Columns | undefined
  /** What institutions have proved, as JSON by institution. */
  outcome?: string | null
  /** Who has said it in the place of the institution whose step it is. */
  stated?: Stated | undefined
}

/**
 * Stores a transition: the new state, the step in the trail, the audit fact. A step of somebody outside that answers only
 * a part leaves the state as it is.
 */
export async function advance(
  act: Act,
  application: Application,
  transition: Transition,
  { comment = '', line, pkSign = null, columns, outcome = application.outcome, stated }: Recorded = {},
): Promise<Application> {
  const { actor, at } = act
  const { to, decision, skipped } = transition
  const { state } = application
  const submitting = decision === 'SUBMIT'
  const changes = {
    state: to,
    round: application.round + (submitting ? 1 : 0),
    updatedAt: at,
    expiresAt: to === application.state ? application.expiresAt : expiryOf(act, application, to),
    finishedAt: isEnded(to) ? at : null,
    returnReason: reasonAfter(application, transition, comment),
    outcome,
    ...(columns && toColumns(columns)),
    ...(submitting && {
      submittedBy: actor.personId,
      submittedAt: at,
      finalReview: skipped === undefined || skipped.length === 0 ? 1 : 0,
    }),
  }
  const advanced = await store(act, application, changes)
  await recordStep(act, application, advanced, transition, {
    comment,
    pkSign,
    stated,
    ...(line !== undefined && { line }),
  })
  act.facts.push({
    action: `${application.businessType}.${decision}`,
    target: `application:${application.pkApply}`,
    // A line that is answered anew is answered at a step that its application may have left.
    before: { state, version: application.version, ...(transition.from !== state && { step: transition.from }) },
    after: { state: to, version: advanced.version, payloadDigest: advanced.payloadDigest, ...signedBy(act, pkSign) },
    ...(actor.fkCorp !== application.fkCorp && { alsoFor: application.fkCorp }),
  })
  await freeInvoices(act, application.pkApply, to)
  await closeTodos(act, `application:${application.pkApply}`)
  return advanced
}

/** Why it came back or was refused; of what was submitted or answered anew that is over. */
function reasonAfter(
  { state, returnReason }: Application,
  { to, decision }: Transition,
  comment: string,
): string | null {
  if (to === 'RETURNED' || to === 'REJECTED') return comment
  return decision === 'SUBMIT' || isEnded(state) ? null : returnReason
}

/** The signature of a step, and how the key was reached that made it: what is proved later depends on both. */
const signedBy = ({ context: { signing } }: Act, pkSign: string | null) =>
  pkSign === null ? { pkSign } : { pkSign, driver: signing.controlEnabled ? signing.driver : 'dummy' }

type Changes = Partial<Omit<Application, 'pkApply' | 'version' | 'family'>>

/** Changes an application only if it is still what was read, and keeps the tallies with it. */
export async function store(act: Act, application: Application, changes: Changes): Promise<Application> {
  const changed: Application = { ...application, ...changes, version: application.version + 1 }
  requireWithinBound(changed.businessType, changed.amountFen)
  const updated = await act.tx
    .updateTable('application')
    .set({ ...changes, version: changed.version })
    .where('pkApply', '=', application.pkApply)
    .where('version', '=', application.version)
    .executeTakeFirst()
  if (updated.numUpdatedRows !== 1n) throw new BusinessError('99000409')
  act.tallies.push(...minus(applicationTallies(application)), ...applicationTallies(changed))
  return changed
}

async function recordStep(
  act: Act,
  before: Application,
  { round, payloadDigest }: Application,
  { from, decision }: Transition,
  { comment = '', line, pkSign = null, stated }: Recorded,
): Promise<void> {
  const { tx, actor, at } = act
  const { pkApply } = before
  await tx
    .insertInto('application_step')
    .values({
      pkApply,
      seq: await nextSeq(act, pkApply),
      round,
      step: from,
      fkCorp: actor.fkCorp,
      roleCode: actor.roleCode,
      personId: actor.personId,
      personName: actor.personName,
      decision,
      comment: comment.trim(),
      pkSign,
      stated: stated ?? null,
      version: before.version,
      payloadDigest,
      payload: decision === 'SUBMIT' ? before.payload : null,
      line: line ?? null,
      at,
    })
    .execute()
  if (actor.fkCorp !== before.fkCorp || decision === 'AUTO' || actor.personId === MACHINE) return
  await tx
    .insertInto('application_decided')
    .values({ personId: actor.personId, pkApply, fkCorp: actor.fkCorp, family: before.family, at })
    .onConflict((conflict) => conflict.columns(['personId', 'pkApply']).doUpdateSet({ at }))
    .execute()
}

export const expiryAfter = ({ context }: Pick<Act, 'context'>, days: number): string =>
  instantOf(context.clock, days * DAY_MS)

/** A draft, or what came back, expires untouched (product §2.3); a step says its own days. */
function expiryOf(act: Act, { businessType }: Application, state: ApplicationState): string | null {
  const days = state === 'RETURNED' ? DRAFT_DAYS : (stepOf(businessType, state)?.days ?? null)
  return days === null ? null : expiryAfter(act, days)
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

/** A form's columns as the row of an application has them. */
export const toColumns = <Given extends Columns>({
  marks: [mark1 = null, mark2 = null] = [null],
  ...columns
}: Given) => ({
  ...columns,
  mark1,
  mark2,
})

interface NewApplication extends Columns {
  payload: string
  batchId: string | null
  state?: ApplicationState
  /** Another enterprise, and who there has prepared it; absent: the caller, for his own. */
  preparedFor?: Pick<Application, 'fkCorp' | 'createdBy' | 'createdByName' | 'editedBy'>
}

/** A new application of the caller's, or for another enterprise, with its number. */
export async function insertApplication(
  act: Act,
  { type, family }: Pick<Business<unknown>, 'type' | 'family'>,
  { preparedFor, ...columns }: NewApplication,
): Promise<Application> {
  const { tx, actor, at } = act
  requireWithinBound(type, columns.amountFen)
  const applyNo = await nextNumber(act, 'SQ')
  const application: Application = {
    state: 'DRAFT',
    ...toColumns(columns),
    pkApply: newPk(),
    applyNo,
    noTail: tailOf(applyNo),
    businessType: type,
    family,
    fkCorp: actor.fkCorp,
    createdBy: actor.personId,
    createdByName: actor.personName,
    editedBy: null,
    ...preparedFor,
    submittedBy: null,
    submittedAt: null,
    finishedAt: null,
    returnReason: null,
    expiresAt: expiryAfter(act, DRAFT_DAYS),
    outcome: null,
    finalReview: null,
    round: 0,
    version: 1,
    createdAt: at,
    updatedAt: at,
  }
  await tx.insertInto('application').values(application).execute()
  act.tallies.push(...applicationTallies(application))
  act.facts.push({
    action: `${type}.SAVE`,
    target: `application:${application.pkApply}`,
    after: { applyNo, payloadDigest: columns.payloadDigest },
    ...(preparedFor !== undefined && { alsoFor: preparedFor.fkCorp }),
  })
  return application
}
