import type { DemoClock } from '../db/demoClock.ts'
import { runDaily } from './daily.ts'
import { inTurn } from './lease.ts'
import { simulate } from './simulated/answer.ts'
import type { JobContext } from './system.ts'

const nobody = () => undefined

/**
 * Moves a demonstration's business time on and does what the time brings: in turn with others who move it, and on the
 * embedded database with the jobs. Servers on PostgreSQL share the daily work item by item.
 *
 * @returns how much the institutions have answered
 */
export async function moveOn(job: JobContext, demoClock: DemoClock, ms: number): Promise<number> {
  await demoClock.moveOn(ms)
  await inTurn(job, 'daily', () => runDaily(job), nobody)
  return answerAll(job)
}

/** The institutions of a demonstration answer at once whatever they have been asked. */
export const answerAll = (job: JobContext): Promise<number> => inTurn(job, 'outsiders', () => simulate(job, 0), nobody)
