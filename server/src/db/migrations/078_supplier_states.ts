import { type Kysely, sql } from 'kysely'
import { createIndex, type Dialect } from './ddl.ts'

/**
 * A supplier that has neither registered nor been invited is not one that the enterprise works with: the list says so,
 * filters and orders by it. What is stored stays; the database keeps what is shown, as with flags and folded names.
 */
export async function supplierStates(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  const kept = dialect === 'postgres' ? 'stored' : 'virtual'
  const shown = `case when "state" = 'ACTIVE' and "fkSupplierCorp" is null then 'ADDED' else "state" end`
  await sql.raw(`alter table supplier add column "shownState" text generated always as (${shown}) ${kept}`).execute(db)
  const read = 'pkSupplier, nameFolded, codeFolded, registered, firstLevel'
  const columns = { name: 'corpName', code: 'creditCode', state: 'shownState' }
  for (const [name, column] of Object.entries(columns)) {
    await sql.raw(`drop index supplier_${name}`).execute(db)
    const others = Object.values(columns).filter((each) => each !== column)
    await createIndex(db, `supplier_${name}`, `supplier (fkCorp, ${column}, ${read}, ${others.join(', ')})`)
  }
}
