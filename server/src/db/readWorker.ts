import { parentPort } from 'node:worker_threads'
import { SqliteConnection } from './sqliteConnection.ts'

export interface ReadQuery {
  sql: string
  parameters: readonly unknown[]
}
/** A file is opened, asked, and closed again; then another may follow. */
export type ReadRequest = { open: string } | ReadQuery | 'close'
export type ReadAnswer =
  | { rows: unknown[] }
  | { message: string; code: string | undefined; errcode: number | undefined }

// Imports nothing but the connection, so that a thread is there in a few milliseconds.
let connection: SqliteConnection | undefined

parentPort?.on('message', (request: ReadRequest) => {
  if (request === 'close') {
    connection?.close()
    parentPort?.postMessage({ rows: [] } satisfies ReadAnswer)
  } else if ('open' in request) connection = new SqliteConnection(request.open, 'read')
  else parentPort?.postMessage(answerTo(request))
})

function answerTo({ sql, parameters }: ReadQuery): ReadAnswer {
  try {
    return { rows: connection?.prepare(sql).all(parameters) ?? [] }
  } catch (error) {
    const { message, code, errcode } = error as Error & { code?: string; errcode?: number }
    return { message, code, errcode }
  }
}
