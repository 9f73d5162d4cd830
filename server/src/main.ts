import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { ensureTallies } from './acts/tallies.ts'
import { type Config, readConfig, StartError } from './config.ts'
import { type Database, openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { ask, type OutageReport, watchDatabase } from './db/watch.ts'
import { buildApp } from './http/app.ts'
import { receiversOf } from './jobs/receivers.ts'
import { startJobs } from './jobs/schedule.ts'
import { createLog } from './log.ts'
import { operationsDoor } from './operations/door.ts'
import { jobReport } from './operations/jobReport.ts'
import { createMetrics, type Metrics } from './operations/metrics.ts'
import { clockFault, type ReadinessOf } from './operations/readiness.ts'
import { missingOutlets, outletsOf } from './outside/outlets.ts'
import { prepare } from './prepare.ts'
import { readyText } from './readyText.ts'
import { systemClock } from './systemClock.ts'

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  await requireWritable(config.dataFolder)
  const database = await connect(config)
  const watch = watchDatabase(() => ask(database), systemClock, outageReport(log))
  const prepared = await ofDatabase(config, () => prepare(config, database, systemClock, (line) => console.log(line)))
  const metrics = createMetrics({ ...prepared, watch })
  const services = { ...prepared, watch, log, observe: metrics.answered }
  const { app } = await buildApp(services)
  await tellWrongClock(database, log)
  for (const line of missingOutlets(config)) console.log(line)
  const stopJobs = await startJobs(
    { ...services, fileStore: services.files, receivers: receiversOf(database, outletsOf(config)) },
    jobReport(log, metrics),
  )
  const port = await listen(app, 'PORT', config.port, config.host)
  let isDraining = false
  const door = await openDoor(config, { ...services, isDraining: () => isDraining }, metrics)
  stopOnSignal(async () => {
    isDraining = true
    await setTimeout(config.drainSeconds * 1000)
    watch.stop()
    await app.close()
    await stopJobs()
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

/** Writing tells more than permissions do: read-only mounts and full disks included. */
async function requireWritable(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${process.pid}`)
  try {
    await makeFolder(folder)
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    throw new StartError(`DATA_DIR ${folder} cannot be written (${codeOf(error)})`)
  }
}

/** `recursive: true` never returns where the parent exists and the system still says ENOENT: below /proc (Node 24.21). */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return
    if (codeOf(error) !== 'ENOENT' || existsSync(dirname(folder))) throw error
    await makeFolder(dirname(folder))
    await mkdir(folder, { mode: 0o700 })
  }
}

const connect = (config: Config): Promise<Database> =>
  ofDatabase(config, async () => {
    const database = openDatabase(config.databaseLocation)
    await migrate(database)
    await ensureTallies(database)
    return database
  })

/** @throws {StartError} that names the database and its reason, for whatever is not said in a sentence already. */
async function ofDatabase<Result>({ databaseLocation }: Config, work: () => Promise<Result>): Promise<Result> {
  const place = databaseLocation.startsWith('postgres') ? withoutPassword(databaseLocation) : databaseLocation
  try {
    return await work()
  } catch (error) {
    const { code, path: file } = innermost(error)
    // What has no code is a defect of ours, and its stack is wanted.
    if (error instanceof StartError || typeof code !== 'string') throw error
    // A file of the data folder that failed: the database is well.
    if (typeof file === 'string' && file !== databaseLocation) throw new StartError(`${file} cannot be used (${code})`)
    throw new StartError(`The database ${place} cannot be used (${codeOf(error)})`)
  }
}

function withoutPassword(location: string): string {
  const url = new URL(location)
  return `${url.protocol}//${url.host}${url.pathname}`
}

/** The innermost reason: libraries wrap what the system has said. */
function innermost(error: unknown): { code?: unknown; path?: unknown; errstr?: string; message?: string } {
  const { cause } = error as { cause?: unknown }
  return cause === undefined ? (error as { code?: unknown; path?: unknown }) : innermost(cause)
}

/** SQLite says in words what is wrong, and has one code for everything. */
function codeOf(error: unknown): string {
  const { errstr, code, message } = innermost(error)
  return errstr ?? (typeof code === 'string' ? code : (message ?? String(error)))
}

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
