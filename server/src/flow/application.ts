import { type BusinessType, flowOf } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import type { ApplicationState, Decision } from '@jinpiao/contract/status'
import { type Day, todayInShanghai } from '@jinpiao/values/days'
import type { Selectable } from 'kysely'
import type { Reader } from '../db/database.ts'
import type { ApplicationTable } from '../db/tables/instrument.ts'
import { BusinessError } from '../domain/businessError.ts'
import { type FlowApplication, isEditable } from '../domain/machine.ts'

export interface Application extends Omit<Selectable<ApplicationTable>, 'state' | 'businessType'> {
  state: ApplicationState
  businessType: BusinessType
}

/** A cancellation has no form of its own: it is signed as it is, and cannot be edited. */
export const hasForm = ({ businessType, family }: Pick<Application, 'businessType' | 'family'>): boolean =>
  businessType === family

export const rowOf = ({ businessType }: Pick<Application, 'businessType'>) => flowOf(businessType)

/** An application of the caller's enterprise; anybody else's is answered like one that does not exist (I26). */
export async function ownApplication(
  read: Reader,
  { fkCorp }: { fkCorp: string },
  pkApply: string,
  types?: readonly BusinessType[],
): Promise<Application> {
  const row = await read
    .selectFrom('application')
    .selectAll()
    .where('pkApply', '=', pkApply)
    .where('fkCorp', '=', fkCorp)
    .executeTakeFirst()
  const application = row as Application | undefined
  if (!application || (types && !types.includes(application.businessType))) throw new BusinessError('01000302')
  return application
}

/** The day on which it was submitted: nothing that answers it has happened before. */
export const submittedOn = ({ submittedAt, createdAt }: Pick<Application, 'submittedAt' | 'createdAt'>): Day =>
  todayInShanghai(Date.parse(submittedAt ?? createdAt))

/** By key alone: for answers that end another enterprise's application, and for jobs. */
export async function anyApplication(read: Reader, pkApply: string): Promise<Application> {
  const row = await read.selectFrom('application').selectAll().where('pkApply', '=', pkApply).executeTakeFirstOrThrow()
  return row as Application
}

/** The application as the machine sees it: decisions of the current round, steps that the enterprise skips. */
export async function flowApplication(read: Reader, application: Application): Promise<FlowApplication> {
  const decisions = await read
    .selectFrom('application_step')
    .select(['personId', 'decision'])
    .where('pkApply', '=', application.pkApply)
    .where('round', '=', application.round)
    .where('decision', 'in', ['SUBMIT', 'APPROVE'])
    .orderBy('seq')
    .execute()
  const finalReview = await finalReviewOf(read, application.fkCorp)
  return {
    state: application.state,
    ...preparedOf(application),
    decisions: decisions as { personId: string; decision: Decision }[],
    skipped: skippedOf(application, finalReview),
  }
}

/** The first pair of eyes (I11). */
export const preparedOf = ({ submittedBy, createdBy, editedBy }: Application) => ({
  submittedBy,
  preparedBy: [createdBy, editedBy],
})

/** Whether the enterprise works with a final review at present: 1 or 0. */
export async function finalReviewOf(read: Reader, pkCorp: string): Promise<number> {
  const corp = await read
    .selectFrom('corp')
    .select('finalReview')
    .where('pkCorp', '=', pkCorp)
    .executeTakeFirstOrThrow()
  return corp.finalReview
}

/** What the enterprise decides about the final review counts for what is submitted after it. */
export function skippedOf(application: Application, ofCorp: number): ApplicationState[] {
  const decided = isEditable(application.state) ? null : application.finalReview
  if ((decided ?? ofCorp) === 1) return []
  const steps = rowOf(application).steps.filter(isDecision)
  return steps.filter(({ maySkip }) => maySkip === 'finalReview').map(({ state }) => state)
}

export async function nameOf(read: Reader, pkCorp: string): Promise<string> {
  const corp = await read.selectFrom('corp').select('corpName').where('pkCorp', '=', pkCorp).executeTakeFirstOrThrow()
  return corp.corpName
}
