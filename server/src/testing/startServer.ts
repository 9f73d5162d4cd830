import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Database } from '../db/database.ts'

/**
 * A server of its own on a database of a test, as `pnpm start` begins one: `DEMO=0`, on a port that is free.
 *
 * @param env what is set besides, such as `OPERATIONS_PORT`. On SQLite the database stands in `DATA_DIR`.
 */
export function startServer(
  t: { database: Pick<Database, 'dialect'>; location: string },
  { DATA_DIR, ...env }: Readonly<Record<string, string>> & { DATA_DIR: string },
): ChildProcessWithoutNullStreams {
  const onPostgres = t.database.dialect === 'postgres'
  return spawn(process.execPath, ['--no-warnings', join(import.meta.dirname, '../main.ts')], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DEMO: '0',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR,
      ...env,
      ...(onPostgres && { DATABASE_URL: t.location }),
    },
  })
}
