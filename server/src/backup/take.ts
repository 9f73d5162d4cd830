import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { type Any, type AnyTransaction, migrationsOf, type TableColumns, tablesOf } from './tables.ts'

/** Of the lines that a backup consists of: another one cannot be read by this version. */
export const FORMAT = 1
/** Rows that are read at once. */
const ROWS = 1000

export interface Taken {
  tables: number
  rows: number
}

/**
 * Writes all rows of the database to a file, as of one moment, while servers go on: lines of JSON, compressed. The file can
 * be read back into either database (`restoreBackup`). It appears under its name when it is whole.
 */
export async function takeBackup(database: Database, file: string, at: string): Promise<Taken> {
  const taken = { tables: 0, rows: 0 }
  const part = `${file}.part`
  try {
    await asOfOneMoment(database, (tx) =>
      pipeline(
        Readable.from(linesOf(database.dialect, tx, at, taken)),
        createGzip(),
        // It has everything that the platform knows.
        createWriteStream(part, { mode: 0o600, flush: true }),
      ),
    )
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  return taken
}

/** What other connections write meanwhile is not seen. */
function asOfOneMoment(database: Database, work: (tx: AnyTransaction) => Promise<void>): Promise<void> {
  const transaction = (database.owner as unknown as Any).transaction()
  // A transaction of SQLite sees one moment anyway.
  if (database.dialect === 'sqlite') return transaction.execute(work)
  return transaction.setIsolationLevel('repeatable read').setAccessMode('read only').execute(work)
}

async function* linesOf(dialect: Database['dialect'], tx: AnyTransaction, at: string, taken: Taken) {
  const line = (value: unknown) => `${JSON.stringify(value, bigintAsText)}\n`
  yield line({ backup: FORMAT, at, migrations: await migrationsOf(dialect, tx) })
  for (const table of await tablesOf(dialect, tx)) {
    yield line(table)
    taken.tables += 1
    for await (const rows of dialect === 'sqlite' ? rowsOfSqlite(tx, table) : rowsOfPostgres(tx, table)) {
      taken.rows += rows.length
      yield rows.map((row) => line(table.columns.map((column) => row[column]))).join('')
    }
  }
  yield line({ end: taken })
}

/** Money is exact: beyond 2^53 it is no number of JSON. */
const bigintAsText = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

type Row = Record<string, unknown>

async function* rowsOfSqlite(tx: AnyTransaction, { table, columns }: TableColumns): AsyncGenerator<Row[]> {
  for (let last = 0; ; ) {
    const { rows } = await sql<Row & { place: number }>`
      select rowid as place, ${sql.join(columns.map((each) => sql.ref(each)))} from ${sql.table(table)}
      where rowid > ${last} order by rowid limit ${sql.lit(ROWS)}`.execute(tx)
    const end = rows.at(-1)
    if (end === undefined) return
    yield rows
    last = end.place
  }
}

async function* rowsOfPostgres(tx: AnyTransaction, { table, columns }: TableColumns): AsyncGenerator<Row[]> {
  await sql`declare rows_of_table no scroll cursor for
    select ${sql.join(columns.map((each) => sql.ref(each)))} from ${sql.table(table)}`.execute(tx)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(ROWS)} from rows_of_table`.execute(tx)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close rows_of_table`.execute(tx)
}
