import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureTallies } from './acts/tallies.ts'
import { applySettings } from './applySettings.ts'
import { type Config, readConfig, StartError } from './config.ts'
import { type Database, openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { openDiskStore } from './files/store.ts'
import { buildApp } from './http/app.ts'
import type { Services } from './http/services.ts'
import { startJobs } from './jobs/schedule.ts'
import { loadAuthorities } from './outside/authorities.ts'
import { httpSms, silentSms } from './outside/sms.ts'
import { readyText } from './readyText.ts'
import { platformNames } from './seed/platforms.ts'
import { seedReference } from './seed/reference.ts'
import { seedDemo } from './seed/seed.ts'
import { loadPasswordKeys } from './session/passwordKeys.ts'
import { systemClock } from './systemClock.ts'

const PORTAL_FOLDER = fileURLToPath(new URL('../../portal/dist', import.meta.url))

async function start(): Promise<void> {
  const config = readConfig(process.env, platformNames)
  await requireWritable(config.dataFolder)
  const database = await connect(config)
  const clock = systemClock
  const files = openDiskStore(join(config.dataFolder, 'files'))
  const { trusted, demoCa } = await loadAuthorities(config.dataFolder, config.demo)
  await seedReference(database)
  const platform = await applySettings(database, config)
  if (demoCa && (await isEmpty(database))) {
    console.log('Seeding the demonstration (once, some seconds)…')
    await seedDemo(database, clock, { demoCa, files })
  }
  const services: Services = {
    database,
    clock,
    platform,
    files,
    passwordKeys: await loadPasswordKeys(config.dataFolder, clock),
    sms: config.smsUrl ? httpSms(config.smsUrl) : silentSms,
    trustedCas: trusted,
    portalFolder: PORTAL_FOLDER,
    ...(demoCa && { demoCa }),
  }
  const { app } = await buildApp(services)
  const stopJobs = await startJobs({ database, clock }, console.error)
  const port = await listen(app, config)
  stopOnSignal(async () => {
    await app.close()
    await stopJobs()
    await database.close()
  })
  console.log(readyText(port, config.demo))
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

async function connect({ databaseLocation }: Config): Promise<Database> {
  const place = databaseLocation.startsWith('postgres') ? withoutPassword(databaseLocation) : databaseLocation
  try {
    const database = openDatabase(databaseLocation)
    await migrate(database)
    await ensureTallies(database)
    return database
  } catch (error) {
    throw new StartError(`The database ${place} cannot be used (${codeOf(error)})`)
  }
}

function withoutPassword(location: string): string {
  const url = new URL(location)
  return `${url.protocol}//${url.host}${url.pathname}`
}

/** The innermost reason: libraries wrap what the system has said. */
function codeOf(error: unknown): string {
  const { code, message, cause } = error as { code?: string; message?: string; cause?: unknown }
  if (cause !== undefined) return codeOf(cause)
  return code ?? message ?? String(error)
}

const isEmpty = async ({ read }: Database): Promise<boolean> =>
  (await read.selectFrom('corp').select('pkCorp').limit(1).executeTakeFirst()) === undefined

async function listen(app: Awaited<ReturnType<typeof buildApp>>['app'], { port, host }: Config): Promise<number> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') throw new StartError(`Port ${port} is taken: stop what uses it or set PORT`)
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
