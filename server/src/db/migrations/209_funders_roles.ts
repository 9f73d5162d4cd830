import { type Kysely, sql } from 'kysely'

/** Spec §6 has one word for both roles of a funder's people; what tells them apart stands beside it (`roles.ts`). */
export async function fundersRoles(db: Kysely<unknown>): Promise<void> {
  await sql`update role set "roleLabel" = '金融机构'
    where "roleCode" in ('ROLE_FINANCE_CLIENT_MANAGER', 'ROLE_FINANCE_PRODUCT_MANAGER')`.execute(db)
}
