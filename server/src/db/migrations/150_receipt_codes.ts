import { type Kysely, sql } from 'kysely'
import { addColumns, type Dialect } from './ddl.ts'

/** The code by which a printed receipt can be checked: twelve hexadecimal digits by chance. Those of before get theirs here. */
export async function receiptCodes(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await addColumns(db, dialect, 'receipt', ["verifyCode text not null default ''"])
  const byChance =
    dialect === 'postgres' ? "upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 12))" : 'hex(randomblob(6))'
  await sql.raw(`update receipt set "verifyCode" = ${byChance}`).execute(db)
}
