import { parentPort, workerData } from 'node:worker_threads'
import { SqliteConnection } from './sqliteConnection.ts'

export interface ReadRequest {
  sql: string
  parameters: readonly unknown[]
}
export type ReadAnswer =
  | { rows: unknown[] }
  | { message: string; code: string | undefined; errcode: number | undefined }

// Imports nothing but the connection, so that a thread is there in a few milliseconds.
const { path } = workerData as { path: string }
const connection = new SqliteConnection(path, 'read')

parentPort?.on('message', ({ sql, parameters }: ReadRequest) => {
  parentPort?.postMessage(answerTo(sql, parameters))
})

function answerTo(sql: string, parameters: readonly unknown[]): ReadAnswer {
  try {
    return { rows: connection.prepare(sql).all(parameters) }
  } catch (error) {
    const { message, code, errcode } = error as Error & { code?: string; errcode?: number }
    return { message, code, errcode }
  }
}
