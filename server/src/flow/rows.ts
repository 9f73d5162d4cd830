import type { applicationRow } from '@jinpiao/contract/applications'
import { isDecision } from '@jinpiao/contract/flowRow'
import type { Decision } from '@jinpiao/contract/status'
import { fenToDecimal } from '@jinpiao/values/money'
import type { Selectable } from 'kysely'
import type * as z from 'zod/mini'
import type { QueryContext } from '../acts/context.ts'
import type { ApplicationStepTable } from '../db/tables/instrument.ts'
import { BusinessError } from '../domain/businessError.ts'
import { type FlowApplication, isEditable } from '../domain/machine.ts'
import { whoActed } from '../queries/steps.ts'
import { actionsOf } from './actions.ts'
import { type Application, finalReviewOf, hasForm, preparedOf, rowOf, skippedOf } from './application.ts'
import { type AnyFormBusiness, type Businesses, businessOf, type Reading } from './business.ts'
import { readLineSums } from './lines.ts'
import { readingOf } from './reading.ts'

type Step = Pick<
  Selectable<ApplicationStepTable>,
  'pkApply' | 'round' | 'step' | 'personId' | 'personName' | 'decision' | 'at'
>
type CommonRow = z.output<z.ZodMiniObject<typeof applicationRow>>

const HOUR_MS = 3_600_000

/** Applications in the words of the wire: what all have, then what their business adds; one query each. */
export async function toRows(
  businesses: Businesses,
  business: AnyFormBusiness,
  context: QueryContext,
  applications: readonly Application[],
): Promise<(CommonRow & object)[]> {
  if (applications.length === 0) return []
  const steps = await stepsOf(context, applications)
  const finalReview = await finalReviewOf(context.read, context.actor.fkCorp)
  const own = await business.toRows(context, applications)
  const sums = await readLineSums(
    context.read,
    applications.map(({ pkApply }) => pkApply),
  )
  const reading = readingOf(context)
  return Promise.all(
    applications.map(async (application) => {
      const trail = steps.get(application.pkApply) ?? []
      const seen: FlowApplication = {
        state: application.state,
        ...preparedOf(application),
        decisions: trail
          .filter(({ round, decision }) => round === application.round && ['SUBMIT', 'APPROVE'].includes(decision))
          .map(({ personId, decision }) => ({ personId, decision: decision as Decision })),
        skipped: skippedOf(application, finalReview),
      }
      const blocked = await blockedBy(businesses, reading, application)
      return {
        ...commonRow(context, application, trail),
        lineSums: sums.get(application.pkApply) ?? null,
        actions: actionsOf(context, application, seen, blocked),
        ...own.get(application.pkApply),
      }
    }),
  )
}

/** Why the rules would refuse what the caller could sign now: a row that must be refused says so (P21). */
async function blockedBy(businesses: Businesses, reading: Reading, application: Application) {
  const moment = momentOf(reading, application)
  if (moment === undefined) return undefined
  const business = businessOf(businesses, application.businessType)
  const [found] = await business.problems(reading, business.read(application.payload), moment, application)
  return found && new BusinessError(found.code, ...found.values)
}

/** What the caller's post could sign as it is; a form is judged when it is opened. `undefined`: the rules are not asked. */
function momentOf({ actor: { post } }: Reading, application: Application): 'submit' | 'approve' | undefined {
  const { submitters, steps } = rowOf(application)
  if (isEditable(application.state)) {
    return !hasForm(application) && submitters.includes(post) ? 'submit' : undefined
  }
  const step = steps.find(({ state }) => state === application.state)
  return step !== undefined && isDecision(step) && step.actors.includes(post) ? 'approve' : undefined
}

async function stepsOf({ read }: QueryContext, applications: readonly Application[]): Promise<Map<string, Step[]>> {
  const steps = await read
    .selectFrom('application_step')
    .select(['pkApply', 'round', 'step', 'personId', 'personName', 'decision', 'at'])
    .where(
      'pkApply',
      'in',
      applications.map(({ pkApply }) => pkApply),
    )
    .orderBy('pkApply')
    .orderBy('seq')
    .execute()
  return Map.groupBy(steps, ({ pkApply }) => pkApply)
}

function commonRow(
  { clock, language }: QueryContext,
  application: Application,
  steps: readonly Step[],
): Omit<CommonRow, 'actions' | 'lineSums'> {
  const { state, amountFen, updatedAt } = application
  const first = rowOf(application).steps.find(isDecision)?.state
  const director = steps.findLast(
    ({ round, step, decision }) => round === application.round && step === first && decision === 'APPROVE',
  )
  const returned = steps.findLast((step) => step.decision === 'RETURN')
  return {
    pkApply: application.pkApply,
    applyNo: application.applyNo,
    businessType: application.businessType,
    state,
    version: application.version,
    amount: amountFen === null ? null : fenToDecimal(amountFen),
    promisedDate: application.promisedDate,
    createdByName: application.createdByName,
    submittedAt: application.submittedAt,
    updatedAt,
    // Nothing but a transition changes an application that waits, so it came here at its last change.
    waitingHours: state.startsWith('PENDING_') ? Math.floor((clock.now() - Date.parse(updatedAt)) / HOUR_MS) : null,
    directorName: director?.personName ?? null,
    directorApprovedAt: director?.at ?? null,
    returnedByName: state === 'RETURNED' && returned ? whoActed(application.businessType, returned, language) : null,
    returnReason: application.returnReason,
  }
}
