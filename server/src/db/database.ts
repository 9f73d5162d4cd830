import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import type { Schema } from './schema.ts'
import { SqliteConnection } from './sqliteConnection.ts'
import { NodeSqliteDialect, PooledReadDialect } from './sqliteDialect.ts'

/** What a query needs: the committed state, or a transaction's own view of it. */
export type Reader = Kysely<Schema>
export type Writer = Transaction<Schema>

export interface Database {
  dialect: 'sqlite' | 'postgres'
  /** Committed data only; writing through it is a mistake (SQLite refuses it). */
  read: Reader
  /** One transaction per command. It may run `fn` again after a conflict, so `fn` has no other effect than on `tx`. */
  write<T>(fn: (tx: Writer) => Promise<T>): Promise<T>
  /** For migrations only. */
  owner: Kysely<Schema>
  close(): Promise<void>
}

const INT8_OID = 20
/** serialization_failure, deadlock_detected: PostgreSQL asks the client to run the transaction again. */
const RETRYABLE = new Set(['40001', '40P01'])
const MAX_TRIES = 12

export function isRetryable(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && RETRYABLE.has(String(error.code))
}

/** Embedded database in one file. Readers have their own connections and threads: they see committed data and never wait. */
export function openSqlite(path: string): Database {
  const writer = new Kysely<Schema>({
    dialect: new NodeSqliteDialect({ database: async () => new SqliteConnection(path, 'write') }),
  })
  const read = new Kysely<Schema>({ dialect: new PooledReadDialect(path) })
  return {
    dialect: 'sqlite',
    read,
    owner: writer,
    write: (fn) => writer.transaction().execute(fn),
    async close() {
      await read.destroy()
      await writer.destroy()
    },
  }
}

/**
 * PostgreSQL, for more than one machine. READ COMMITTED with row locks taken in one order (`application`, `credit_limit`,
 * `ticket`, `counter`, `audit_head`), retried when two transactions still meet crosswise.
 */
export function openPostgres(url: string, poolSize = 10): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    // A server that takes the connection and never answers would keep the start, or a request, waiting for ever.
    connectionTimeoutMillis: 20_000,
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === INT8_OID ? BigInt : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
    },
  })
  // An idle connection that the server drops raises here; the pool replaces it, and a running query gets its own error.
  pool.on('error', () => undefined)
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return {
    dialect: 'postgres',
    read: db,
    owner: db,
    async write(fn) {
      for (let tries = 1; ; tries++) {
        try {
          return await db.transaction().execute(fn)
        } catch (error) {
          if (!isRetryable(error) || tries >= MAX_TRIES) throw error
          await new Promise((resume) => setTimeout(resume, Math.random() * 10 * tries))
        }
      }
    },
    close: () => db.destroy(),
  }
}

/** `DATABASE_URL` (postgres://…) or the path of a SQLite file. */
export function openDatabase(location: string): Database {
  return /^postgres(ql)?:\/\//.test(location) ? openPostgres(location) : openSqlite(location)
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
