import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { migrations } from '../db/migrate.ts'
import type { Watch } from '../db/watch.ts'
import { type Clock, MINUTE_MS } from '../domain/clock.ts'
import { DiskSilent } from '../files/patience.ts'
import type { FileStore } from '../files/store.ts'

/** A signed request lives five minutes: two servers that are further apart than this begin to refuse each other's people. */
export const MAX_CLOCK_GAP_MS = 2 * MINUTE_MS

/** What a server needs before anybody is sent to it. */
export interface ReadinessOf {
  database: Database
  watch: Watch
  wall: Clock
  fileWatch: Watch
  files: Pick<FileStore, 'probe'>
  isDraining: () => boolean
}

/** `ok`, or what is wrong in a few words. */
export type Readiness = Record<'database' | 'schema' | 'files' | 'clock' | 'draining', string>

const OK = 'ok'
export const isReady = (readiness: Readiness): boolean => Object.values(readiness).every((said) => said === OK)

/** Each part is asked, and none keeps the others from being told; of a database that is away nothing further is asked. */
export async function readinessOf({
  database,
  watch,
  fileWatch,
  wall,
  files,
  isDraining,
}: ReadinessOf): Promise<Readiness> {
  const answers = await watch.look()
  const unknown = 'not known while the database is away'
  return {
    database: answers ? OK : 'does not answer',
    schema: answers ? await said(() => schemaFault(database)) : unknown,
    files: await said(() => filesFault(files, fileWatch)),
    clock: answers ? await said(() => clockFault(database, wall)) : unknown,
    draining: isDraining() ? 'this server is being stopped' : OK,
  }
}

async function said(fault: () => Promise<string | undefined>): Promise<string> {
  try {
    return (await fault()) ?? OK
  } catch (error) {
    const { code, message } = error as { code?: unknown; message?: string }
    return typeof code === 'string' ? code : (message ?? String(error))
  }
}

/** That its disk says nothing is an outage, which is said and counted. */
async function filesFault(files: ReadinessOf['files'], fileWatch: Watch): Promise<string | undefined> {
  try {
    await files.probe()
    return fileWatch.awaySince === undefined || (await fileWatch.look()) ? undefined : 'does not answer'
  } catch (error) {
    if (!(error instanceof DiskSilent)) throw error
    fileWatch.failed(error)
    return 'does not answer'
  }
}

/** Another version has changed the database under this server, or it was never brought to this one. */
async function schemaFault({ apart }: Database): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(apart)
  const done = new Set(rows.map(({ name }) => name))
  const missing = Object.keys(migrations).find((name) => !done.has(name))
  if (missing !== undefined) return `the migration ${missing} has not run`
  const foreign = [...done].find((name) => !(name in migrations))
  return foreign && `a newer version has made ${foreign}`
}

/** Of the embedded database the clock is the machine's own. */
export async function clockFault({ apart, dialect }: Database, wall: Clock): Promise<string | undefined> {
  if (dialect === 'sqlite') return undefined
  const { rows } = await sql<{ ms: string }>`select (extract(epoch from clock_timestamp()) * 1000)::text as ms`.execute(
    apart,
  )
  const gap = Math.abs(wall.now() - Number(rows[0]?.ms))
  if (gap <= MAX_CLOCK_GAP_MS) return undefined
  return `${Math.round(gap / 1000)} s apart from the database's`
}
