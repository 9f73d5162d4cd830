import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { digestOf } from '../domain/digest.ts'

/** Everything in the database, a digest for each table; `read` is one connection, so all of it is of one moment. */
export async function contentOf({ dialect, read }: Database): Promise<Record<string, string>> {
  const names =
    dialect === 'postgres'
      ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema() order by 1`
      : sql<{ name: string }>`select name from sqlite_master where type = 'table' order by 1`
  const { rows } = await names.execute(read)
  const content: Record<string, string> = {}
  for (const { name } of rows) {
    const table = await sql<object>`select * from ${sql.table(name)}`.execute(read)
    const lines = table.rows.map((row) =>
      JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? `${value}` : value)),
    )
    content[name] = digestOf(lines.sort())
  }
  return content
}
