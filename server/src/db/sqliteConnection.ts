import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { foldName } from '@jinpiao/values/companyName'

/** Distinct statements kept prepared. All figures of the demonstration ask 1,143: 500 were prepared anew again and again. */
const PREPARED_LIMIT = 2000

/** Money stays bigint, every other integer becomes a number (see `schema.ts`). Changes the rows in place. */
function convert(row: Record<string, unknown>): Record<string, unknown> {
  for (const name in row) {
    const value = row[name]
    if (typeof value === 'bigint' && !name.endsWith('Fen')) row[name] = Number(value)
  }
  return row
}

/** Folds to itself, as most names do: a search calls `folded` for thousands of rows. */
const PLAIN = /^[\u4e00-\u9fff\d]*$/

/** `folded(name)` in SQL, as migration 044 gives it to PostgreSQL. */
const folded = (name: SQLInputValue): SQLInputValue =>
  typeof name === 'string' && !PLAIN.test(name) ? foldName(name) : name

/** The part of better-sqlite3's statement that Kysely uses, on top of Node's own SQLite. */
class Statement {
  readonly reader: boolean
  readonly #statement: StatementSync

  constructor(statement: StatementSync) {
    this.#statement = statement
    this.reader = statement.columns().length > 0
  }

  all(parameters: readonly unknown[]): unknown[] {
    return this.#statement.all(...(parameters as SQLInputValue[])).map(convert)
  }

  run(parameters: readonly unknown[]) {
    return this.#statement.run(...(parameters as SQLInputValue[]))
  }

  *iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    for (const row of this.#statement.iterate(...(parameters as SQLInputValue[]))) yield convert(row)
  }
}

/** One connection: WAL, and `synchronous=FULL` so that an acknowledged act survives a power cut. */
export class SqliteConnection {
  readonly #database: DatabaseSync
  readonly #prepared = new Map<string, Statement>()

  /** `own`: for migrations, before anybody reads, so it may wait for another server's. */
  constructor(path: string, use: 'read' | 'write' | 'own') {
    // Waiting for a lock stops the whole thread: whoever writes beside readers waits elsewhere.
    const timeout = use === 'write' ? 20 : 10_000
    this.#database = new DatabaseSync(path, { readBigInts: true, enableForeignKeyConstraints: true, timeout })
    this.#database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory')
    this.#database.function('folded', { deterministic: true }, folded)
    // `writeAheadLog.ts` keeps the log shorter than these 64 MB, unless acts come without a pause.
    if (use === 'write') this.#database.exec('pragma wal_autocheckpoint = 16384')
    if (use === 'read') this.#database.exec('pragma query_only = on; pragma mmap_size = 8589934592')
  }

  prepare(sql: string): Statement {
    // A deferred transaction that reads first and writes later fails with SQLITE_BUSY; IMMEDIATE takes the write lock at once.
    const text = sql === 'begin' ? 'begin immediate' : sql
    const known = this.#prepared.get(text)
    if (known) return known
    const statement = new Statement(this.#database.prepare(text))
    if (this.#prepared.size >= PREPARED_LIMIT) this.#prepared.clear()
    this.#prepared.set(text, statement)
    return statement
  }

  close(): void {
    this.#database.close()
  }
}
