import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import type { ReadAnswer, ReadRequest } from './readWorker.ts'

/** Few are enough: a read takes a millisecond, and beyond the cores they only wait for each other. */
const SIZE = Math.max(2, Math.min(4, availableParallelism()))

/**
 * Reads of SQLite in threads of their own. `node:sqlite` is synchronous, so on the thread that answers requests one slow
 * read would stop every other request. A thread starts when the others are busy, and is let go of with the pool.
 */
export class ReadPool implements Driver {
  readonly #path: string
  readonly #size: number
  readonly #idle: ReadConnection[] = []
  readonly #waiting: ((connection: ReadConnection) => void)[] = []
  readonly #all = new Set<ReadConnection>()

  constructor(path: string, size = SIZE) {
    this.#path = path
    this.#size = size
  }

  async init(): Promise<void> {}

  acquireConnection(): Promise<DatabaseConnection> {
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) {
      if (!idle.isLost) return Promise.resolve(idle)
      this.#all.delete(idle)
    }
    if (this.#all.size < this.#size) {
      const connection = new ReadConnection(this.#path)
      this.#all.add(connection)
      return Promise.resolve(connection)
    }
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    let free = connection as ReadConnection
    if (free.isLost) {
      this.#all.delete(free)
      free = new ReadConnection(this.#path)
      this.#all.add(free)
    }
    const next = this.#waiting.shift()
    if (next) next(free)
    else this.#idle.push(free)
  }

  pressure(): { open: number; idle: number; waiting: number } {
    return { open: this.#all.size, idle: this.#idle.length, waiting: this.#waiting.length }
  }

  beginTransaction = refuseTransaction
  commitTransaction = refuseTransaction
  rollbackTransaction = refuseTransaction

  async destroy(): Promise<void> {
    await Promise.all([...this.#all].map((connection) => connection.close()))
    this.#all.clear()
  }
}

/** Each read sees the last commit; what belongs together is written by the one writer. */
const refuseTransaction = () => Promise.reject(new Error('A reader has no transactions'))

const isAnswer = (message: object): message is ReadAnswer => 'rows' in message || 'message' in message

/** One thread with its own connection; one query at a time. */
class ReadConnection implements DatabaseConnection {
  readonly #worker: Worker
  #settle: { resolve: (answer: ReadAnswer) => void; reject: (error: Error) => void } | undefined
  isLost = false

  constructor(path: string) {
    this.#worker = new Worker(new URL('./readWorker.ts', import.meta.url), { workerData: { path } })
    // Under `node --watch` a thread also tells which files it has loaded: `{ 'watch:import': […] }` is no answer.
    this.#worker.on('message', (answer: object) => isAnswer(answer) && this.#settle?.resolve(answer))
    this.#worker.on('error', (error) => this.#lose(error as Error))
    this.#worker.on('exit', (code) => this.#lose(new Error(`A reader has ended with ${code}`)))
    // An idle reader does not keep the process alive; a query that is waited for does.
    this.#worker.unref()
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const answer = await new Promise<ReadAnswer>((resolve, reject) => {
      if (this.isLost) throw new Error('The reader has ended')
      this.#settle = { resolve, reject }
      this.#worker.ref()
      this.#worker.postMessage({ sql, parameters } satisfies ReadRequest)
    }).finally(() => {
      this.#settle = undefined
      this.#worker.unref()
    })
    if ('rows' in answer) return { rows: answer.rows as Row[] }
    throw Object.assign(new Error(answer.message), { code: answer.code, errcode: answer.errcode })
  }

  streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Lists are read page by page')
  }

  async close(): Promise<void> {
    await this.#worker.terminate()
  }

  #lose(error: Error): void {
    this.isLost = true
    this.#settle?.reject(error)
  }
}
