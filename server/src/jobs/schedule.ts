import type { DemoClock } from '../db/demoClock.ts'
import { MINUTE_MS } from '../domain/clock.ts'
import { tidySecrets } from '../session/tidy.ts'
import { runDaily } from './daily.ts'
import { withLease } from './lease.ts'
import { checkAudit, checkTallies } from './nightly.ts'
import { deliverOutbox, type OutboxPort } from './outbox.ts'
import { simulate } from './simulated/answer.ts'
import type { JobContext } from './system.ts'

/** The daily work is looked at this often: it does nothing twice on one day, and no start is needed at midnight. */
const DAILY_EVERY_MS = 10 * MINUTE_MS
const OUTBOX_EVERY_MS = MINUTE_MS / 2
/** Only in a demonstration: its institutions answer, and a clock that another server has moved is taken over. */
const OUTSIDERS_EVERY_MS = MINUTE_MS / 2
const CLOCK_EVERY_MS = 5000
/** What the day has brought is there when the server starts to answer, unless it is very much. */
const START_WAITS_MS = 5000

/** Receivers that are outside of this version: they take everything, as the simulators of the outer world. */
const ports: Readonly<Record<string, OutboxPort>> = {
  SMS: async () => undefined,
  EMAIL: async () => undefined,
  REPORT_SHCPE: async () => undefined,
}

/**
 * Runs the jobs now and then again and again; the result stops them and waits for the one that runs. No job keeps the
 * server from starting, neither by failing nor by its length.
 * @param report is told of a run that failed; the next one comes anyway.
 */
export async function startJobs(
  job: JobContext & { demoClock?: DemoClock },
  report: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const daily = repeat(
    async () => {
      await withLease(job, 'daily', async () => {
        await runDaily(job).catch(report)
        await tidySecrets(job.database, job.wall ?? job.clock)
        await checkTallies(job).catch(report)
        await checkAudit(job)
      })
    },
    DAILY_EVERY_MS,
    report,
  )
  const outbox = repeat(
    async () => {
      const { dead } = await deliverOutbox(job, ports)
      if (dead > 0) report(new Error(`${dead} messages of the outbox were given up: neither deliveredAt nor dueAt`))
    },
    OUTBOX_EVERY_MS,
    report,
  )
  const { demoClock } = job
  const ofDemonstration = demoClock && [
    repeat(async () => void (await withLease(job, 'outsiders', () => simulate(job))), OUTSIDERS_EVERY_MS, report),
    repeat(() => demoClock.refresh(), CLOCK_EVERY_MS, report),
  ]
  await Promise.race([daily.run(), new Promise((resume) => setTimeout(resume, START_WAITS_MS).unref())])
  return async () => {
    await Promise.all([daily, outbox, ...(ofDemonstration ?? [])].map((each) => each.stop()))
  }
}

/** Never two runs at once; `run` waits for the one that runs. */
function repeat(work: () => Promise<void>, everyMs: number, report: (error: unknown) => void) {
  let running: Promise<void> | undefined
  const run = () => {
    running ??= work()
      .catch(report)
      .finally(() => {
        running = undefined
      })
    return running
  }
  const timer = setInterval(run, everyMs)
  timer.unref()
  const stop = async () => {
    clearInterval(timer)
    await running
  }
  return { run, stop }
}
