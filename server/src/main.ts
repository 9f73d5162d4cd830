import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { ensureTallies } from './acts/tallies.ts'
import { type Config, readConfig, StartError } from './config.ts'
import { type Database, openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { ask, type OutageReport, watchDatabase } from './db/watch.ts'
import { buildApp } from './http/app.ts'
import { keepLastRuns } from './jobs/lastRuns.ts'
import { receiversOf } from './jobs/receivers.ts'
import { createJobs, toldAll } from './jobs/schedule.ts'
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
  const database = await connect(config)
  const watch = watchDatabase(() => ask(database), systemClock, outageReport(log))
  const prepared = await ofDatabase(config, () => prepare(config, database, systemClock, (line) => console.log(line)))
  const metrics = createMetrics({ ...prepared, watch })
  const jobs = createJobs(
    { ...prepared, fileStore: prepared.files, receivers: receiversOf(database, outletsOf(config)) },
    toldAll([jobReport(log, metrics), keepLastRuns(prepared)]),
  )
  const services = { ...prepared, watch, log, observe: metrics.answered, jobs }
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
    await app.close()
    await jobs.stop()
    await door?.close()
    await database.close()
  })
  console.log(readyText(port, config.demo))
}

/** What people read who look after the server: that an outage began, and that it is over. */
const outageReport = (log: Logger): OutageReport => ({
  began: (err) => log.error({ err }, 'the database does not answer: everything is answered 503 until it does'),
  ended: (outage) => log.error(outage, 'the database answers again'),
})

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
