import { type Kysely, sql } from 'kysely'

export type Dialect = 'sqlite' | 'postgres'

/** Migrations by number and name, `020_accounts`. */
export type Migrations = Readonly<Record<string, (db: Kysely<unknown>, dialect: Dialect) => Promise<void>>>

/** Names are camelCase in code and database; PostgreSQL folds them to lower case unless they are quoted. */
const quoteNames = (text: string) => text.replace(/\b[a-z]+[A-Z]\w*\b/g, '"$&"')

/** Both databases speak the DDL written here; SQLite has one integer type, and STRICT makes it keep to declared types. */
const forDialect = (dialect: Dialect, text: string) =>
  dialect === 'postgres' ? text : text.replaceAll('bigint', 'integer')

export async function createTable(db: Kysely<unknown>, dialect: Dialect, name: string, body: string): Promise<void> {
  const text = `create table ${name} (${quoteNames(body)})`
  await sql.raw(dialect === 'postgres' ? text : `${forDialect(dialect, text)} strict`).execute(db)
}

export async function addColumns(
  db: Kysely<unknown>,
  dialect: Dialect,
  table: string,
  columns: readonly string[],
): Promise<void> {
  for (const column of columns) {
    await sql.raw(forDialect(dialect, `alter table ${table} add column ${quoteNames(column)}`)).execute(db)
  }
}

export async function createIndex(db: Kysely<unknown>, name: string, on: string, unique = false): Promise<void> {
  await sql.raw(`create ${unique ? 'unique ' : ''}index ${name} on ${quoteNames(on)}`).execute(db)
}

/**
 * Indexes of a list (decision 0014): whatever it is ordered or filtered by has one over all rows of the tenant and one
 * behind a state. `on` is the table with an open bracket and the tenant, `fee_bill (fkCorp`.
 */
export async function createListIndexes(
  db: Kysely<unknown>,
  name: string,
  on: string,
  key: string,
  columns: Readonly<Record<string, string>>,
  state = 'state',
): Promise<void> {
  for (const [what, column] of Object.entries(columns)) {
    await createIndex(db, `${name}_${what}`, `${on}, ${column}, ${key})`)
    await createIndex(db, `${name}_state_${what}`, `${on}, ${state}, ${column}, ${key})`)
  }
}

/** UPDATE and DELETE on these tables raise, whoever asks (I23). */
export async function makeAppendOnly(db: Kysely<unknown>, dialect: Dialect, table: string): Promise<void> {
  for (const act of ['update', 'delete']) {
    await guard(db, dialect, `${table}_no_${act}`, `before ${act} on ${table}`, null, `${table} is append-only`)
  }
}

/** A trigger that refuses the change of a row, when `condition` holds (always, when null). */
export async function guard(
  db: Kysely<unknown>,
  dialect: Dialect,
  name: string,
  event: string,
  condition: string | null,
  message: string,
): Promise<void> {
  const when = condition ? `when (${quoteNames(condition)})` : ''
  const on = quoteNames(event)
  if (dialect === 'sqlite') {
    await sql
      .raw(`create trigger ${name} ${on} for each row ${when} begin select raise(abort, '${message}'); end`)
      .execute(db)
    return
  }
  await sql
    .raw(`create function ${name}() returns trigger language plpgsql as $$ begin raise exception '${message}'; end $$`)
    .execute(db)
  await sql.raw(`create trigger ${name} ${on} for each row ${when} execute function ${name}()`).execute(db)
}
