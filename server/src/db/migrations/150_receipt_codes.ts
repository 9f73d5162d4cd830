import { type Kysely, sql } from 'kysely'
import { addColumns, type Dialect } from './ddl.ts'

/** A code of a receipt, another one for each row: twelve hexadecimal digits by chance. */
export const codeByChance: Readonly<Record<Dialect, string>> = {
  sqlite: 'hex(randomblob(6))',
  postgres: "upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 12))",
}

/** The code by which a printed receipt can be checked. Those of before get theirs here. */
export async function receiptCodes(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await addColumns(db, dialect, 'receipt', ["verifyCode text not null default ''"])
  await sql.raw(`update receipt set "verifyCode" = ${codeByChance[dialect]}`).execute(db)
}
