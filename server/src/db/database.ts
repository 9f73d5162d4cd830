import { setImmediate as turn } from 'node:timers/promises'
import {
  Kysely,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type RawBuilder,
  sql,
  type Transaction,
} from 'kysely'
import pg from 'pg'
import { isLocked, isRetryable } from './failures.ts'
import type { Schema } from './schema.ts'
import { SqliteConnection } from './sqliteConnection.ts'
import { NodeSqliteDialect, PooledReadDialect } from './sqliteDialect.ts'
import { tracedQueries } from './tracedQueries.ts'
import { WriteAheadLog } from './writeAheadLog.ts'

/** What a query needs: the committed state, or a transaction's own view of it. */
export type Reader = Kysely<Schema>
export type Writer = Transaction<Schema>

export interface Database {
  dialect: 'sqlite' | 'postgres'
  /** Committed data only; writing through it is a mistake (SQLite refuses it). */
  read: Reader
  /** One transaction per command. It may run `fn` again after a conflict, so `fn` has no other effect than on `tx`. */
  write<T>(fn: (tx: Writer) => Promise<T>, manner?: Manner): Promise<T>
  /** From here on the transaction waits for locks as long as an act, though it is one in the background. */
  patient(tx: Writer): Promise<void>
  /**
   * A transaction that ends before the running one does, where others wait for its rows: for the next number. It stays
   * when the running one is undone. With one writer it is the running one, for nobody else can wait.
   */
  aside<T>(running: Writer, fn: (own: Writer) => Promise<T>): Promise<T>
  /**
   * Does `work` without waiting for the disk at each commit; when it ends, all of it is there. For what is made anew if the
   * machine stops meanwhile, as a demonstration is: its 1,700 commits waited for longer than they worked. Whatever else is
   * written through this database meanwhile hurries, too: only before the first request.
   */
  hurried(work: () => Promise<void>): Promise<void>
  /** For migrations only. */
  owner: Kysely<Schema>
  /** A connection apart from those of requests: whether the database answers is asked here, however busy they are. */
  apart: Reader
  /** How much is asked of it at this moment. */
  pressure(): Pressure
  close(): Promise<void>
}

/** How a transaction is done. */
export interface Manner {
  /**
   * Work that nobody waits for, and that is done anew if it is lost: its commit reaches the disk with the next act's, which
   * comes later in the log, so nothing stands there that rests on what is missing. Of locks that others hold it waits for
   * none longer than {@link GIVE_WAY_MS}.
   */
  isInBackground: boolean
}

export interface Pressure {
  /** Connections, and who waits for one. */
  pools: { name: 'read' | 'write'; open: number; idle: number; waiting: number }[]
  /** Transactions that met another's lock and were begun again, since the start. */
  retried: number
}

const INT8_OID = 20
const MAX_TRIES = 12
/** An act waits this long for somebody else's lock, and is then refused: who waits for ever takes connections from others. */
const LOCK_MS = 5000
/** Work in the background gives way before the database looks for two that wait for each other (after a second). */
export const GIVE_WAY_MS = 300
/** No statement of a request takes this long; one that does is a defect, and ends before it takes the database down. */
const STATEMENT_MS = 15_000
/** A database that has not said so itself by then is one that hangs: nobody waits for it any longer. */
const ANSWER_MS = STATEMENT_MS + LOCK_MS

/** Says what has failed: that a broken connection cannot undo it, either, is of no interest. */
class FirstErrorDriver extends PostgresDriver {
  override async rollbackTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]): Promise<void> {
    await super.rollbackTransaction(connection).catch(() => undefined)
  }
}

class FirstErrorDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): PostgresDriver {
    return new FirstErrorDriver(this.#config)
  }
}

export interface OpenOptions {
  /** Nobody waits while SQLite reads, so it reads on the thread that asks: a test, which asks ten thousand times. */
  readsHere?: boolean
}

/** Embedded database in one file. Readers have their own connections and threads: they see committed data and never wait. */
export function openSqlite(path: string, { readsHere = false }: OpenOptions = {}): Database {
  const open = (use: 'write' | 'own') =>
    new Kysely<Schema>({
      dialect: new NodeSqliteDialect({ database: async () => new SqliteConnection(path, use) }),
      ...tracedQueries('sqlite'),
    })
  const writer = open('write')
  const owner = open('own')
  const readers = new PooledReadDialect(path)
  readers.readsHere = readsHere
  const read = new Kysely<Schema>({ dialect: readers, ...tracedQueries('sqlite') })
  const log = new WriteAheadLog(path)
  let retried = 0
  let isHurried = false
  const ask = (statement: RawBuilder<unknown>) => statement.execute(writer)
  return {
    dialect: 'sqlite',
    pressure: () => ({ pools: [{ name: 'read', ...readers.pressure() }], retried }),
    read,
    owner,
    apart: owner,
    patient: async () => undefined,
    aside: (running, fn) => fn(running),
    async hurried(work) {
      isHurried = true
      readers.readsHere = true
      await ask(sql`pragma synchronous = off`)
      await work().finally(() => {
        isHurried = false
        readers.readsHere = readsHere
        return ask(sql`pragma synchronous = full`)
      })
      // Writes the log to the disk, then what it holds to the file.
      await ask(sql`pragma wal_checkpoint(truncate)`)
    },
    async write(fn, { isInBackground } = FOREGROUND) {
      const end = Date.now() + LOCK_MS
      for (;;) {
        // All that SQLite does is done at once: a job's thousand writes in a row kept every request out for seven seconds.
        await turn()
        try {
          if (isHurried) return await writer.transaction().execute(fn)
          const answer = await (isInBackground ? unhurriedly(writer, fn) : writer.transaction().execute(fn))
          await log.written(isInBackground)
          return answer
        } catch (error) {
          // Only another process can have the lock. It is waited for here, for SQLite itself would stop every reader too.
          if (!isLocked(error) || Date.now() > end) throw error
          retried += 1
          await new Promise((resume) => setTimeout(resume, 10 + Math.random() * 20))
        }
      }
    },
    async close() {
      await log.close()
      // What is copied or moved next is the file alone.
      await sql`pragma wal_checkpoint(truncate)`.execute(writer).catch(() => undefined)
      await Promise.all([read.destroy(), writer.destroy(), owner.destroy()])
    },
  }
}

const FOREGROUND: Manner = { isInBackground: false }

/** The commit does not wait for the disk; nobody else writes on this connection meanwhile. */
const unhurriedly = <T>(writer: Kysely<Schema>, fn: (tx: Writer) => Promise<T>): Promise<T> =>
  writer.connection().execute(async (own) => {
    await sql`pragma synchronous = normal`.execute(own)
    return own
      .transaction()
      .execute(fn)
      .finally(() => sql`pragma synchronous = full`.execute(own))
  })

/**
 * PostgreSQL, for more than one machine. READ COMMITTED with row locks taken in one order (`application`, `credit_limit`,
 * `ticket`, `counter`, `audit_head`), retried when two transactions still meet crosswise.
 */
export function openPostgres(url: string, poolSize = 10): Database {
  const open = (max: number, settings: readonly string[], answerMs?: number) => {
    const pool = new pg.Pool({
      ...(answerMs !== undefined && { query_timeout: answerMs }),
      connectionString: url,
      max,
      // A server that takes the connection and never answers would keep the start, or a request, waiting for ever.
      connectionTimeoutMillis: 2 * LOCK_MS,
      options: settings.map((setting) => `-c ${setting}`).join(' '),
      types: {
        getTypeParser: ((oid: number, format?: 'text') =>
          oid === INT8_OID ? BigInt : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
      },
    })
    // An idle connection that the server drops raises here; the pool replaces it, and a running query gets its own error.
    pool.on('error', () => undefined)
    // One that is lost in the middle of a transaction raises by itself, and would end the process.
    pool.on('connect', (client) => client.on('error', () => undefined))
    return {
      pool,
      kysely: new Kysely<Schema>({ dialect: new FirstErrorDialect({ pool }), ...tracedQueries('postgresql') }),
    }
  }
  const requests = [
    // Every query has an index, and a list reads no further than it needs. The planner would rather read the table from
    // where the last such read ended, as long as it expects many rows to fit: 80 ms when they lie far away.
    'enable_seqscan=off',
    `statement_timeout=${STATEMENT_MS}`,
  ]
  // Acts that wait for a lock have connections of their own: they never take those of the readers.
  const { kysely: read, pool: readers } = open(poolSize, [...requests, 'default_transaction_read_only=on'], ANSWER_MS)
  const { kysely: writer, pool: writers } = open(
    poolSize,
    [...requests, `lock_timeout=${LOCK_MS}`, `idle_in_transaction_session_timeout=60000`],
    ANSWER_MS,
  )
  const { kysely: owner } = open(2, [])
  // Its commit reaches the disk with that of the act that uses the number, which comes later in the log.
  const { kysely: numbers } = open(2, [...requests, 'synchronous_commit=off'], ANSWER_MS)
  const { kysely: apart } = open(1, requests, ANSWER_MS)
  let isHurried = false
  let retried = 0
  const inHurry =
    <T>(fn: (tx: Writer) => Promise<T>) =>
    async (tx: Writer): Promise<T> => {
      if (isHurried) await sql`set local synchronous_commit = off`.execute(tx)
      return fn(tx)
    }
  const unhurried =
    <T>(fn: (tx: Writer) => Promise<T>) =>
    async (tx: Writer): Promise<T> => {
      await sql`select set_config('synchronous_commit', 'off', true), set_config('lock_timeout', ${String(GIVE_WAY_MS)}, true)`.execute(
        tx,
      )
      return fn(tx)
    }
  return {
    dialect: 'postgres',
    pressure: () => ({ pools: [poolFacts('read', readers), poolFacts('write', writers)], retried }),
    read,
    owner,
    apart,
    async patient(tx) {
      await sql`select set_config('lock_timeout', ${String(LOCK_MS)}, true)`.execute(tx)
    },
    aside: (_, fn) => numbers.transaction().execute(fn),
    async hurried(work) {
      isHurried = true
      await work().finally(() => {
        isHurried = false
      })
      // A commit that is waited for takes those before it along.
      await writer.transaction().execute((tx) => sql`select pg_current_xact_id()`.execute(tx))
    },
    async write(fn, { isInBackground } = FOREGROUND) {
      for (let tries = 1; ; tries++) {
        try {
          return await writer.transaction().execute(isInBackground ? unhurried(fn) : inHurry(fn))
        } catch (error) {
          if (!isRetryable(error) || tries >= MAX_TRIES) throw error
          retried += 1
          await new Promise((resume) => setTimeout(resume, Math.random() * 10 * tries))
        }
      }
    },
    async close() {
      await Promise.all([read, writer, owner, numbers, apart].map((each) => each.destroy()))
    },
  }
}

const poolFacts = (name: 'read' | 'write', { totalCount, idleCount, waitingCount }: pg.Pool) => ({
  name,
  open: totalCount,
  idle: idleCount,
  waiting: waitingCount,
})

/** `DATABASE_URL` (postgres://…) or the path of a SQLite file. */
export function openDatabase(location: string, options: OpenOptions = {}): Database {
  return /^postgres(ql)?:\/\//.test(location) ? openPostgres(location) : openSqlite(location, options)
}

/**
 * Runs one entry of a batch inside the transaction: when it is refused its writes are undone and the batch goes on (D4).
 * `isRefusal` says which errors are answers; anything else ends the whole transaction.
 */
export async function attempt<T, E>(
  tx: Writer,
  fn: () => Promise<T>,
  isRefusal: (error: unknown) => error is E,
): Promise<{ value: T } | { refusal: E }> {
  await sql`savepoint entry`.execute(tx)
  try {
    const value = await fn()
    await sql`release savepoint entry`.execute(tx)
    return { value }
  } catch (error) {
    if (!isRefusal(error)) throw error
    await sql`rollback to savepoint entry`.execute(tx)
    await sql`release savepoint entry`.execute(tx)
    return { refusal: error }
  }
}
