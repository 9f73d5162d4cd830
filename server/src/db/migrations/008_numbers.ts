import { type Kysely, sql } from 'kysely'
import type { Dialect } from './ddl.ts'

const numbers = [
  ['application', 'applyNo'],
  ['ticket', 'creditNo'],
  ['receipt', 'receiptNo'],
] as const

/**
 * A number is unique over all enterprises. As a plain index that serves ranges too, and PostgreSQL took it to search one
 * enterprise's list by the beginning of a number, through the rows of everybody: 330 ms with 200,000 tickets, where the
 * list's own index takes 3 (2026-11-25). Of the number read backwards it is as unique, and no range can use it.
 * SQLite takes the list's index, and cannot drop a constraint.
 */
export async function numbersOnce(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  if (dialect === 'sqlite') return
  for (const [table, number] of numbers) {
    await sql.raw(`alter table ${table} drop constraint "${table}_${number}_key"`).execute(db)
    await sql.raw(`create unique index ${table}_no_once on ${table} (reverse("${number}"))`).execute(db)
  }
}
