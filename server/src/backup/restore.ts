import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { sql } from 'kysely'
import { StartError } from '../config.ts'
import type { Database } from '../db/database.ts'
import { migrate, migrations } from '../db/migrate.ts'
import type { Any, AnyTransaction, TableColumns } from './tables.ts'
import { FORMAT, type Taken } from './take.ts'

/** Values of one statement: SQLite takes 32,766 and PostgreSQL 65,535. */
const VALUES = 20_000

export interface Restored extends Taken {
  /** When the backup was taken. */
  at: string
}

/**
 * Reads a backup into a database that has nothing yet, not even tables: these are made as they were when it was taken, get
 * their rows, all or none, and then every later migration. Where it fails, the database has to be made anew.
 *
 * @throws {StartError} the database has tables, the file is no whole backup, or a newer version has written it.
 */
export async function restoreBackup(database: Database, file: string): Promise<Restored> {
  const db = database.owner as unknown as Any
  if ((await db.introspection.getTables()).length > 0)
    throw new StartError('The database has tables: a backup is restored into one that has nothing yet')
  const lines = new Lines(file)
  try {
    const { backup, at, migrations: had } = await lines.next<Head>()
    if (backup !== FORMAT || at === undefined || had === undefined) throw noBackup(file)
    await migrate(database, migrationsAsOf(had))
    const read = await withoutReferences(database, (tx) => readTables(tx, lines))
    await migrate(database)
    return { ...read, at }
  } finally {
    await lines.close()
  }
}

interface Head {
  backup?: number
  at?: string
  migrations?: readonly string[]
}

const noBackup = (file: string) => new StartError(`${file} is no backup, or no whole one`)

function migrationsAsOf(had: readonly string[]) {
  const unknown = had.find((name) => !Object.hasOwn(migrations, name))
  if (unknown !== undefined)
    throw new StartError(
      `A newer version has written this backup (its ${unknown} is not known here): restore it with that one`,
    )
  return Object.fromEntries(Object.entries(migrations).filter(([name]) => had.includes(name)))
}

/** The lines of the file one by one; what is torn is no backup. */
class Lines {
  readonly #file: string
  readonly #lines: AsyncGenerator<string>
  constructor(file: string) {
    this.#file = file
    this.#lines = linesIn(file)
  }

  async next<Line>(): Promise<Line> {
    try {
      const { value, done } = await this.#lines.next()
      if (!done) return JSON.parse(value) as Line
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new StartError(`There is no ${this.#file}`)
    }
    throw noBackup(this.#file)
  }

  async close() {
    await this.#lines.return(undefined)
  }
}

/** Not by `readline`, which says nothing of a stream that breaks off: a torn file would only seem to be short. */
async function* linesIn(file: string): AsyncGenerator<string> {
  const unpacked = createGunzip()
  createReadStream(file)
    .on('error', (error) => unpacked.destroy(error))
    .pipe(unpacked)
    .setEncoding('utf8')
  let begun = ''
  for await (const text of unpacked as AsyncIterable<string>) {
    const [first = '', ...others] = text.split('\n')
    const next = others.pop()
    if (next === undefined) begun += first
    else {
      yield begun + first
      yield* others
      begun = next
    }
  }
}

type Line = TableColumns | { end: Taken } | readonly unknown[]

async function readTables(tx: AnyTransaction, lines: Lines): Promise<Taken> {
  const read = { tables: 0, rows: 0 }
  let into: TableColumns | undefined
  let waiting: Record<string, unknown>[] = []
  const write = async () => {
    if (into && waiting.length > 0) await tx.insertInto(into.table).values(waiting).execute()
    read.rows += waiting.length
    waiting = []
  }
  for (;;) {
    const line = await lines.next<Line>()
    if (Array.isArray(line)) {
      waiting.push(Object.fromEntries(into?.columns.map((column, index) => [column, line[index]]) ?? []))
      if (waiting.length * (into?.columns.length ?? 1) >= VALUES) await write()
      continue
    }
    await write()
    if ('end' in line) {
      if (line.end.tables === read.tables && line.end.rows === read.rows) return read
      throw new StartError('The backup has another number of rows than it says')
    }
    into = line as TableColumns
    read.tables += 1
    // What the migrations have written into it stands in the backup, too.
    await tx.deleteFrom(into.table).execute()
  }
}

/** One transaction in which rows may come before those that they refer to; at its end every reference is right. */
async function withoutReferences<Result>(
  database: Database,
  work: (tx: AnyTransaction) => Promise<Result>,
): Promise<Result> {
  const db = database.owner as unknown as Any
  if (database.dialect === 'sqlite') {
    await sql`pragma foreign_keys = off`.execute(db)
    try {
      return await db.transaction().execute(async (tx) => {
        const result = await work(tx)
        const { rows } = await sql`pragma foreign_key_check`.execute(tx)
        if (rows.length > 0) throw new StartError(`The backup has ${rows.length} references to what it has not`)
        return result
      })
    } finally {
      await sql`pragma foreign_keys = on`.execute(db)
    }
  }
  return db.transaction().execute(async (tx) => {
    const { rows: references } = await sql<{ table: string; name: string; says: string }>`
      select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as says
      from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(tx)
    for (const { table, name } of references)
      await sql`alter table ${sql.raw(table)} drop constraint ${sql.ref(name)}`.execute(tx)
    const result = await work(tx)
    for (const { table, name, says } of references)
      await sql`alter table ${sql.raw(table)} add constraint ${sql.ref(name)} ${sql.raw(says)}`.execute(tx)
    return result
  })
}
