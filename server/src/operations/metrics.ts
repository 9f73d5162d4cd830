import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import type { Watch } from '../db/watch.ts'
import type { Clock } from '../domain/clock.ts'
import { counted } from '../domain/counted.ts'
import type { Answered } from '../http/answered.ts'
import type { JobName } from '../jobs/schedule.ts'
import { outboxFacts } from '../queries/outboxFacts.ts'

/** What Prometheus fetches. Names of routes, codes, jobs and pools only: no figure tells of whom or about what. */
export interface Metrics {
  answered(answered: Answered): void
  jobRan(name: JobName, seconds: number, hasFailed: boolean): void
  /** In the format of Prometheus. Of a database that is away only that it is. */
  text(): Promise<string>
  contentType: string
}

const PREFIX = 'jinpiao_'

interface MetricsOf {
  database: Database
  watch: Watch
  fileWatch: Watch
  /** Business time, in which messages are written; and real time. */
  clock: Clock
  wall: Clock
}

export function createMetrics({ database, watch, fileWatch, clock, wall }: MetricsOf): Metrics {
  const registers = [new Registry()]
  const [register] = registers as [Registry]
  // The delay of the event loop among them.
  collectDefaultMetrics({ register })

  const requests = new Histogram({
    name: `${PREFIX}request_seconds`,
    help: 'Requests by the pattern of their route, and how long they took.',
    labelNames: ['method', 'route', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.3, 1, 3, 10],
    registers,
  })
  const refusals = new Counter({
    name: `${PREFIX}refusals_total`,
    help: 'Answers that were refusals or outages, by code.',
    labelNames: ['code'],
    registers,
  })
  const jobs = new Histogram({
    name: `${PREFIX}job_seconds`,
    help: 'Runs of the jobs, and how long they took.',
    labelNames: ['job', 'outcome'],
    buckets: [0.1, 1, 10, 60, 300],
    registers,
  })
  const lastSuccess = new Gauge({
    name: `${PREFIX}job_last_success_timestamp_seconds`,
    help: 'When a job last ran without a failure.',
    labelNames: ['job'],
    registers,
  })
  new Gauge({
    name: `${PREFIX}database_away`,
    help: '1 while the database does not answer.',
    registers,
    collect() {
      this.set(watch.awaySince === undefined ? 0 : 1)
    },
  })
  new Gauge({
    name: `${PREFIX}files_away`,
    help: '1 while the disk of files does not answer.',
    registers,
    collect() {
      this.set(fileWatch.awaySince === undefined ? 0 : 1)
    },
  })
  new Gauge({
    name: `${PREFIX}database_connections`,
    help: 'Connections by pool and what they do, and requests that wait for one.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const { name: pool, open, idle, waiting } of database.pressure().pools) {
        this.set({ pool, state: 'used' }, open - idle)
        this.set({ pool, state: 'idle' }, idle)
        this.set({ pool, state: 'waiting' }, waiting)
      }
    },
  })
  new Gauge({
    name: `${PREFIX}database_retried`,
    help: "Transactions that met another's lock and were begun again, since the start.",
    registers,
    collect() {
      this.set(database.pressure().retried)
    },
  })
  new Counter({
    name: `${PREFIX}acts_total`,
    help: 'Acts that were committed, by their names in the audit log.',
    labelNames: ['act'],
    registers,
    collect() {
      this.reset()
      for (const [act, count] of counted.acts) this.inc({ act }, count)
    },
  })
  new Counter({
    name: `${PREFIX}locks_total`,
    help: 'How often acts have locked rows that they change.',
    registers,
    collect() {
      this.reset()
      this.inc(counted.locks)
    },
  })
  new Counter({
    name: `${PREFIX}lock_seconds_total`,
    help: 'How long they have waited for these, all together.',
    registers,
    collect() {
      this.reset()
      this.inc(counted.lockSeconds)
    },
  })
  new Gauge({
    name: `${PREFIX}streams`,
    help: 'Event streams that are open.',
    registers,
    collect() {
      this.set(counted.streams)
    },
  })
  const outbox = new Gauge({
    name: `${PREFIX}outbox_messages`,
    help: 'Messages to the outer world that wait, and that were given up.',
    labelNames: ['state'],
    registers,
  })
  const outboxAge = new Gauge({
    name: `${PREFIX}outbox_oldest_seconds`,
    help: 'How long the oldest waiting message has waited.',
    registers,
  })

  async function lookAtOutbox(): Promise<void> {
    if (watch.awaySince !== undefined) return
    const { waiting, dead, oldestAt } = await outboxFacts(database.read)
    outbox.set({ state: 'waiting' }, waiting)
    outbox.set({ state: 'dead' }, dead)
    outboxAge.set(oldestAt === undefined ? 0 : Math.max(0, (clock.now() - Date.parse(oldestAt)) / 1000))
  }

  return {
    answered({ method, route, status, code, seconds }) {
      requests.observe({ method, route, outcome: outcomeOf(status, code) }, seconds)
      if (code !== '') refusals.inc({ code })
    },
    jobRan(job, seconds, hasFailed) {
      jobs.observe({ job, outcome: hasFailed ? 'failed' : 'done' }, seconds)
      if (!hasFailed) lastSuccess.set({ job }, wall.now() / 1000)
    },
    async text() {
      await lookAtOutbox().catch(watch.failed)
      return register.metrics()
    },
    contentType: register.contentType,
  }
}

type Outcome = 'done' | 'refused' | 'no session' | 'unavailable' | 'failed'

function outcomeOf(status: number, code: string): Outcome {
  if (status === 503) return 'unavailable'
  if (status >= 500) return 'failed'
  if (status === 401) return 'no session'
  return code === '' && status < 400 ? 'done' : 'refused'
}
