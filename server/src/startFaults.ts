import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Config, StartError } from './config.ts'
import { isAway } from './db/failures.ts'

/** What is wrong around a program of the server, in a sentence: a folder, a file, the database. */

/** Writing tells more than permissions do: read-only mounts and full disks included. */
export async function requireWritable(folder: string): Promise<void> {
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

/** @throws {StartError} that names the database and its reason, for whatever is not said in a sentence already. */
export async function ofDatabase<Result>({ databaseLocation }: Config, work: () => Promise<Result>): Promise<Result> {
  const place = databaseLocation.startsWith('postgres') ? withoutPassword(databaseLocation) : databaseLocation
  try {
    return await work()
  } catch (error) {
    const reason = innermost(error)
    // What has no code is a defect of ours, and its stack is wanted; a server that hangs has none either.
    if (error instanceof StartError || (typeof reason.code !== 'string' && !isAway(reason))) throw error
    throw (
      fileFault(error, databaseLocation) ?? new StartError(`The database ${place} cannot be used (${codeOf(error)})`)
    )
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
export function codeOf(error: unknown): string {
  const { errstr, code, message } = innermost(error)
  return errstr ?? (typeof code === 'string' ? code : (message ?? String(error)))
}

/** A file that failed, which says nothing of the database; undefined: it was something else. */
export function fileFault(error: unknown, databaseLocation: string): StartError | undefined {
  const { code, path: file } = innermost(error)
  if (typeof file !== 'string' || file === databaseLocation || typeof code !== 'string') return undefined
  return new StartError(`${file} cannot be used (${code})`)
}
