import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { ensureTallies } from './acts/tallies.ts'
import { type Config, readConfig, StartError } from './config.ts'
import { type Database, openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { ask, EVERY_MS, type OutageReport, watchPart } from './db/watch.ts'
import { traceBy } from './domain/traced.ts'
import { buildApp } from './http/app.ts'
import { receiversOf } from './jobs/receivers.ts'
import { createJobs } from './jobs/schedule.ts'
import { createLog } from './log.ts'
import { operationsDoor } from './operations/door.ts'
import { jobReport } from './operations/jobReport.ts'
import { createMetrics, type Metrics } from './operations/metrics.ts'
import { clockFault, type ReadinessOf } from './operations/readiness.ts'
import { missingOutlets, outletsOf } from './outside/outlets.ts'
import { missingBranches } from './outside/placeFiles.ts'
import { prepare } from './prepare.ts'
import { readyText } from './readyText.ts'
import { codeOf, ofDatabase, requireWritable } from './startFaults.ts'
import { systemClock } from './systemClock.ts'

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  await requireWritable(config.dataFolder)
  const closeTracing = await startTracing(config, log)
  const database = await connect(config)
  const watch = watchPart(() => ask(database), systemClock, outageReport(log, DATABASE), { everyMs: EVERY_MS })
  const prepared = await ofDatabase(config, () => prepare(config, database, systemClock, (line) => console.log(line)))
  const fileWatch = watchPart(() => prepared.files.probe(), systemClock, outageReport(log, FILES))
  const metrics = createMetrics({ ...prepared, watch, fileWatch })
  const jobs = createJobs(
    { ...prepared, fileStore: prepared.files, receivers: receiversOf(database, outletsOf(config)) },
    jobReport(log, metrics),
  )
  const services = { ...prepared, watch, fileWatch, log, observe: metrics.answered, jobs }
  const { app } = await buildApp(services)
  await tellWrongClock(database, log)
  for (const line of [...missingOutlets(config), ...(await missingBranches(database.read))]) console.log(line)
  await jobs.start()
  const port = await listen(app, 'PORT', config.port, config.host)
  let isDraining = false
  const door = await openDoor(config, { ...services, isDraining: () => isDraining }, metrics)
  stopOnSignal(async () => {
    isDraining = true
    await setTimeout(config.drainSeconds * 1000)
    watch.stop()
    fileWatch.stop()
    await app.close()
    await jobs.stop()
    await door?.close()
    await database.close()
    await closeTracing()
  })
  console.log(readyText(port, config.demo))
}

/** Before the database is opened, whose queries are traced. Without an address nothing of it is loaded. */
async function startTracing({ traces }: Config, log: Logger): Promise<() => Promise<void>> {
  if (traces === undefined) return async () => undefined
  const { openTracing } = await import('./operations/tracing.ts')
  const { tracer, close } = openTracing(traces, {
    failed: () => log.warn('traces cannot be sent: those of now are dropped'),
    again: () => log.warn('traces are sent again'),
  })
  traceBy(tracer)
  return close
}

/** What people read who look after the server: that an outage began, and that it is over. */
const outageReport = (log: Logger, { name, what }: { name: string; what: string }): OutageReport => ({
  began: (err) => log.error({ err }, `${name} does not answer: ${what} answered 503 until it does`),
  ended: (outage) => log.error(outage, `${name} answers again`),
})
const DATABASE = { name: 'the database', what: 'everything is' }
const FILES = { name: 'the disk of files', what: 'uploads are' }

async function openDoor({ operationsPort, host }: Config, of: ReadinessOf, metrics: Metrics) {
  if (operationsPort === undefined) return undefined
  const door = operationsDoor(of, metrics)
  const port = await listen(door, 'OPERATIONS_PORT', operationsPort, host)
  console.log(`operations: http://localhost:${port}/readyz`)
  return door
}

/** People could not work, and would not know why: their signed requests would be too old, or of tomorrow. */
async function tellWrongClock(database: Database, log: Logger): Promise<void> {
  const fault = await clockFault(database, systemClock)
  if (fault !== undefined) log.error(`the clock of this machine is ${fault}: set it by NTP`)
}

const connect = (config: Config): Promise<Database> =>
  ofDatabase(config, async () => {
    const database = openDatabase(config.databaseLocation)
    await migrate(database)
    await ensureTallies(database)
    return database
  })

async function listen(app: FastifyInstance, name: string, port: number, host: string): Promise<number> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') throw new StartError(`Port ${port} is taken: stop what uses it or set ${name}`)
    throw new StartError(`Cannot listen on ${host}:${port} (${codeOf(error)})`)
  }
  const address = app.server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

/** Running requests are answered, then the database is closed; a second signal does not wait. */
function stopOnSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      process.once(signal, () => process.exit(1))
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
    })
  }
}

start().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
