import { runDaily } from '../jobs/daily.ts'
import { deliverOutbox, type OutboxPort } from '../jobs/outbox.ts'
import type { JobContext } from '../jobs/system.ts'
import { tidySecrets } from '../session/tidy.ts'

/** The daily work is looked at this often: it does nothing twice on one day, and no start is needed at midnight. */
const DAILY_EVERY_MS = 10 * 60_000
const OUTBOX_EVERY_MS = 30_000

/** Receivers that are outside of this version: they take everything, as the simulators of the outer world. */
const ports: Readonly<Record<string, OutboxPort>> = {
  SMS: async () => undefined,
  REPORT_SHCPE: async () => undefined,
}

/** Runs the jobs now and then again and again; the result stops them and waits for the one that runs. */
export async function startJobs(job: JobContext): Promise<() => Promise<void>> {
  const daily = async () => {
    await runDaily(job)
    await tidySecrets(job.database, job.clock)
  }
  const outbox = async () => {
    await deliverOutbox(job, ports)
  }
  await daily()
  const stops = [repeat(daily, DAILY_EVERY_MS), repeat(outbox, OUTBOX_EVERY_MS)]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

/** Never two runs at once; a failed run is reported and the next one comes anyway. */
function repeat(work: () => Promise<void>, everyMs: number): () => Promise<void> {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: unknown) => console.error(error))
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
