import { type BusinessType, flowOf } from '@jinpiao/contract/flow'
import type { ApplicationState } from '@jinpiao/contract/status'
import type { TimelineStep } from '@jinpiao/ui-kit/Timeline'

/**
 * How each step of the flow stands on a result page, in order, by where the application is now: it may have been opened long
 * after the submission. `undefined`: it waits for nobody any more without being done, so no step comes next.
 *
 * @example flowProgress('PAYROLL', 'PENDING_DIRECTOR') // ['current', 'upcoming']
 */
export function flowProgress(type: BusinessType, state: ApplicationState): TimelineStep['state'][] | undefined {
  const { steps } = flowOf(type)
  if (state === 'DONE' || state === 'PARTLY_FAILED') return steps.map(() => 'done')
  const now = steps.findIndex((step) => step.state === state)
  if (now < 0) return undefined
  return steps.map((_, at) => (at < now ? 'done' : at === now ? 'current' : 'upcoming'))
}
