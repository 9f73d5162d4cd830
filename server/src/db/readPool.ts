import { availableParallelism } from 'node:os'
import { setImmediate as turn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely'
import type { ReadAnswer, ReadRequest } from './readWorker.ts'
import { SqliteConnection } from './sqliteConnection.ts'

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
  #here: ReadingHere | undefined
  /** Whether reads are made on the thread that asks: a quarter of the work of a short one is the way to another and back. */
  readsHere = false

  constructor(path: string, size = SIZE) {
    this.#path = path
    this.#size = size
  }

  async init(): Promise<void> {}

  acquireConnection(): Promise<DatabaseConnection> {
    if (this.readsHere) return Promise.resolve((this.#here ??= new ReadingHere(this.#path)))
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
    if (connection instanceof ReadingHere) return
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
    this.#here?.close()
    this.#here = undefined
  }
}

/** Each read sees the last commit; what belongs together is written by the one writer. */
const refuseTransaction = () => Promise.reject(new Error('A reader has no transactions'))

const refuseStream = (): AsyncIterableIterator<never> => {
  throw new Error('Lists are read page by page')
}

const isAnswer = (message: object): message is ReadAnswer => 'rows' in message || 'message' in message

/** A file on the thread that asks. Between two reads others have their turn, as they have while a thread reads. */
class ReadingHere implements DatabaseConnection {
  readonly #connection: SqliteConnection

  constructor(path: string) {
    this.#connection = new SqliteConnection(path, 'read')
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    await turn()
    return { rows: this.#connection.prepare(sql).all(parameters) as Row[] }
  }

  streamQuery = refuseStream

  close(): void {
    this.#connection.close()
  }
}

/** Threads whose file is closed. To start one takes 60 ms of the processor: who opens the next database takes one of them. */
const spare = new Set<Worker>()

function takeThread(): Worker {
  for (const worker of spare) {
    spare.delete(worker)
    return worker
  }
  const worker = new Worker(new URL('./readWorker.ts', import.meta.url))
  worker.on('exit', () => spare.delete(worker))
  return worker
}

/** A file in one thread; one query at a time. */
class ReadConnection implements DatabaseConnection {
  readonly #worker = takeThread()
  #settle: { resolve: (answer: ReadAnswer) => void; reject: (error: Error) => void } | undefined
  isLost = false

  constructor(path: string) {
    // Under `node --watch` a thread also tells which files it has loaded: `{ 'watch:import': […] }` is no answer.
    this.#worker.on('message', this.#hear)
    this.#worker.on('error', this.#lose)
    this.#worker.on('exit', this.#end)
    // An idle reader does not keep the process alive; a query that is waited for does.
    this.#worker.unref()
    this.#worker.postMessage({ open: path } satisfies ReadRequest)
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const answer = await this.#ask({ sql, parameters })
    if ('rows' in answer) return { rows: answer.rows as Row[] }
    throw Object.assign(new Error(answer.message), { code: answer.code, errcode: answer.errcode })
  }

  streamQuery = refuseStream

  /** A thread that is in the middle of a query ends with it; another is kept for the next file. */
  async close(): Promise<void> {
    if (this.isLost || this.#settle) return this.terminate()
    await this.#ask('close').then(
      () => this.#giveBack(),
      () => this.terminate(),
    )
  }

  #giveBack(): void {
    this.isLost = true
    this.#worker.off('message', this.#hear).off('error', this.#lose).off('exit', this.#end)
    spare.add(this.#worker)
  }

  async terminate(): Promise<void> {
    await this.#worker.terminate()
  }

  #ask(request: ReadRequest): Promise<ReadAnswer> {
    return new Promise<ReadAnswer>((resolve, reject) => {
      if (this.isLost) throw new Error('The reader has ended')
      this.#settle = { resolve, reject }
      this.#worker.ref()
      this.#worker.postMessage(request)
    }).finally(() => {
      this.#settle = undefined
      this.#worker.unref()
    })
  }

  readonly #hear = (answer: object) => {
    if (isAnswer(answer)) this.#settle?.resolve(answer)
  }

  readonly #lose = (error: unknown) => {
    this.isLost = true
    this.#settle?.reject(error as Error)
  }

  readonly #end = (code: number) => this.#lose(new Error(`A reader has ended with ${code}`))
}
