import { tidySecrets } from '../session/tidy.ts'
import { runDaily } from './daily.ts'
import { deliverOutbox, type OutboxPort } from './outbox.ts'
import type { JobContext } from './system.ts'
import { checkTallies } from './tallies.ts'

/** The daily work is looked at this often: it does nothing twice on one day, and no start is needed at midnight. */
const DAILY_EVERY_MS = 10 * 60_000
const OUTBOX_EVERY_MS = 30_000

/** Receivers that are outside of this version: they take everything, as the simulators of the outer world. */
const ports: Readonly<Record<string, OutboxPort>> = {
  SMS: async () => undefined,
  REPORT_SHCPE: async () => undefined,
}

/**
 * Runs the jobs now and then again and again; the result stops them and waits for the one that runs.
 * @param report is told of a run that failed; the next one comes anyway.
 */
export async function startJobs(job: JobContext, report: (error: unknown) => void): Promise<() => Promise<void>> {
  const daily = async () => {
    await runDaily(job)
    await tidySecrets(job.database, job.clock)
    await checkTallies(job).catch(report)
  }
  const outbox = async () => {
    await deliverOutbox(job, ports)
  }
  await daily()
  const stops = [repeat(daily, DAILY_EVERY_MS, report), repeat(outbox, OUTBOX_EVERY_MS, report)]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

/** Never two runs at once. */
function repeat(work: () => Promise<void>, everyMs: number, report: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= work()
      .catch(report)
      .finally(() => {
        running = undefined
      })
  }, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
