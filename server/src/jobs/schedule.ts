import { newPk } from '../acts/keys.ts'
import type { DemoClock } from '../db/demoClock.ts'
import { MINUTE_MS } from '../domain/clock.ts'
import { traced } from '../domain/traced.ts'
import { tidySecrets } from '../session/tidy.ts'
import { runDailyAmong } from './daily.ts'
import { withLease } from './lease.ts'
import { checkAudit, checkTallies } from './nightly.ts'
import { deliverOutbox } from './outbox.ts'
import type { Receivers } from './receivers.ts'
import { simulate } from './simulated/answer.ts'
import type { JobContext } from './system.ts'
import { asTurn, tidyTurns } from './turns.ts'

/** The daily work is looked at this often: it does nothing twice on one day, and no start is needed at midnight. */
const DAILY_EVERY_MS = 10 * MINUTE_MS
const OUTBOX_EVERY_MS = MINUTE_MS / 2
/** Only in a demonstration: its institutions answer, and a clock that another server has moved is taken over. */
const OUTSIDERS_EVERY_MS = MINUTE_MS / 2
const CLOCK_EVERY_MS = 5000
/** What the day has brought is there when the server starts to answer, unless it is very much. */
const START_WAITS_MS = 5000

export const jobNames = ['daily', 'outbox', 'outsiders', 'clock'] as const
export type JobName = (typeof jobNames)[number]

/** Who is told what the jobs do. */
export interface JobReport {
  /** @returns what is called when the run is over, whatever became of it. */
  began(name: JobName): () => void
  /** A run, or a part of one, has failed; the parts after it go on. */
  failed(name: JobName, error: unknown): void
}

export interface Jobs {
  /** Runs them now and then again and again. No job keeps the server from starting, neither by failing nor by its length. */
  start(): Promise<void>
  /** Before its time. One that runs is not run twice. */
  runNow(name: JobName): void
  /** Waits for those that run. */
  stop(): Promise<void>
}

/** @param report is told of each run, and of what failed in it; the next one comes anyway. */
export function createJobs(job: JobContext & { demoClock?: DemoClock; receivers: Receivers }, report: JobReport): Jobs {
  const holder = newPk()
  /** The clock is looked at every few seconds, which says nothing of a platform. */
  const kept = (name: JobName, run: (partFailed: () => void) => Promise<void>) =>
    name === 'clock' ? run(() => undefined) : asTurn(job, { name, holder }, run)
  const told = (name: JobName, work: Work) => {
    const end = report.began(name)
    return traced(`job ${name}`, (note) =>
      kept(name, (partFailed) => {
        const failed = (error: unknown) => {
          note({ 'jinpiao.failed': 1 })
          partFailed()
          report.failed(name, error)
        }
        return work(failed).catch(failed)
      }),
    ).finally(end)
  }
  const repeat = (name: JobName, work: Work, everyMs: number) => again(() => told(name, work), everyMs)
  const daily = repeat(
    'daily',
    async (failed) => {
      await runDailyAmong(job).catch(failed)
      await tidySecrets(job.database, job.wall ?? job.clock)
      await tidyTurns(job)
      await checkTallies(job).catch(failed)
      await checkAudit(job)
    },
    DAILY_EVERY_MS,
  )
  const outbox = repeat(
    'outbox',
    async () => {
      const { dead } = await deliverOutbox(job, job.receivers)
      if (dead > 0) throw new Error(`${dead} messages of the outbox were given up: neither deliveredAt nor dueAt`)
    },
    OUTBOX_EVERY_MS,
  )
  const { demoClock } = job
  const all = new Map<JobName, ReturnType<typeof again>>([
    ['daily', daily],
    ['outbox', outbox],
  ])
  if (demoClock) {
    const answer = async () => void (await withLease(job, 'outsiders', () => simulate(job)))
    all.set('outsiders', repeat('outsiders', answer, OUTSIDERS_EVERY_MS))
    all.set(
      'clock',
      repeat('clock', () => demoClock.refresh(), CLOCK_EVERY_MS),
    )
  }
  return {
    async start() {
      for (const each of all.values()) each.start()
      await Promise.race([daily.run(), new Promise((resume) => setTimeout(resume, START_WAITS_MS).unref())])
    },
    runNow: (name) => void all.get(name)?.run(),
    async stop() {
      await Promise.all([...all.values()].map((each) => each.stop()))
    },
  }
}

/** @param failed is told of a part that has failed, after which the work goes on. */
type Work = (failed: (error: unknown) => void) => Promise<void>

/** Never two runs at once; `run` waits for the one that runs. */
function again(work: () => Promise<void>, everyMs: number) {
  let running: Promise<void> | undefined
  const run = () => {
    running ??= work().finally(() => {
      running = undefined
    })
    return running
  }
  let timer: NodeJS.Timeout | undefined
  const start = () => {
    timer = setInterval(run, everyMs)
    timer.unref()
  }
  const stop = async () => {
    clearInterval(timer)
    await running
  }
  return { start, run, stop }
}
