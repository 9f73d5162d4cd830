import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../db/database.ts'

/** A database of whichever version: its tables are looked up, not known. */
export type Any = Kysely<Record<string, Record<string, unknown>>>
export type AnyTransaction = Transaction<Record<string, Record<string, unknown>>>

export interface TableColumns {
  table: string
  columns: readonly string[]
}

/** Of these only the migrations are told, by name: they are run, not copied. */
const OF_MIGRATOR = ['kysely_migration', 'kysely_migration_lock']

/** Every table by name, with the columns that hold something: those that are computed from others are computed anew. */
export async function tablesOf(dialect: Database['dialect'], db: Any): Promise<TableColumns[]> {
  const { rows } = await (dialect === 'sqlite' ? ofSqlite : ofPostgres).execute(db)
  const tables = Map.groupBy(
    rows.filter(({ table }) => !OF_MIGRATOR.includes(table)),
    ({ table }) => table,
  )
  return [...tables].map(([table, found]) => ({ table, columns: found.map(({ column }) => column) }))
}

const ofSqlite = sql<{ table: string; column: string }>`
  select m.name as "table", c.name as "column" from sqlite_master as m, pragma_table_xinfo(m.name) as c
  where m.type = 'table' and m.name not like 'sqlite\\_%' escape '\\' and c.hidden = 0 order by m.name, c.cid`

const ofPostgres = sql<{ table: string; column: string }>`
  select table_name as "table", column_name as "column" from information_schema.columns
  where table_schema = current_schema() and is_generated = 'NEVER' order by table_name collate "C", ordinal_position`

/** Names of the migrations that a database has had, in the order of their names; none: it has no tables at all. */
export async function migrationsOf(dialect: Database['dialect'], db: Any): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by ${
    dialect === 'sqlite' ? sql`name` : sql`name collate "C"`
  }`.execute(db)
  return rows.map(({ name }) => name)
}
