import { type Kysely, sql } from 'kysely'
import { addColumns, createIndex, type Dialect } from './ddl.ts'

/**
 * Suppliers are kept by their enterprise: why one was stopped, and what their list is filtered by. The database keeps
 * flags and folded names itself, so that a filter has an index and a search folds nothing.
 */
export async function supplierKeeping(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await addColumns(db, dialect, 'supplier', ['stopReason text'])
  // SQLite adds no stored column to a table that is there; its indexes store the value all the same.
  const kept = dialect === 'postgres' ? 'stored' : 'virtual'
  for (const [name, by] of [
    ['nameFolded', 'folded("corpName")'],
    ['codeFolded', 'folded("creditCode")'],
    ['registered', `case when "fkSupplierCorp" is null then 'false' else 'true' end`],
    ['firstLevel', `case when "isFirstLevel" = 1 then 'true' else 'false' end`],
  ] as const) {
    await sql.raw(`alter table supplier add column "${name}" text generated always as (${by}) ${kept}`).execute(db)
  }
  for (const old of ['supplier_name', 'supplier_code', 'supplier_state']) await sql.raw(`drop index ${old}`).execute(db)
  // Whatever it is ordered or filtered by comes first; behind it all that a search or another filter reads.
  const read = 'pkSupplier, nameFolded, codeFolded, registered, firstLevel'
  const columns = { name: 'corpName', code: 'creditCode', state: 'state' }
  for (const [name, column] of Object.entries(columns)) {
    const others = Object.values(columns).filter((each) => each !== column)
    await createIndex(db, `supplier_${name}`, `supplier (fkCorp, ${column}, ${read}, ${others.join(', ')})`)
  }
  await createIndex(db, 'supplier_registered', 'supplier (fkCorp, registered, pkSupplier)')
  await createIndex(db, 'supplier_level', 'supplier (fkCorp, firstLevel, pkSupplier)')
  await grantSuppliers(db)
}

/** Chain enterprises keep their own suppliers, too (spec §1, §6); databases from before gave the page to issuers only. */
export async function grantSuppliers(db: Kysely<unknown>): Promise<void> {
  await sql`insert into role_menu ("pkRole", "pkMenu")
    select r."pkRole", m."pkMenu" from role r, menu m
    where r."roleCode" in ('ROLE_CORP_OPERATOR', 'ROLE_CORP_DIRECTOR', 'ROLE_NO_LEGAL_ENTITY_DIRECTOR') and m."menuBrief" = '/supplier/index'
    and not exists (select 1 from role_menu rm where rm."pkRole" = r."pkRole" and rm."pkMenu" = m."pkMenu")`.execute(db)
}
