import { type Kysely, sql } from 'kysely'

/** Pages of the enterprise that databases from before gave to its administrator, who sets up user roles only (spec §6). */
const pages = [
  '/my/product/overview',
  '/my/enterprise-info/realname',
  '/my/enterprise-info/base-info',
  '/my/enterprise-info/ukey/list',
  '/my/enterprise-info/ukey/apply',
  '/my/enterprise-info/ukey/apply-detail',
  '/my/enterprise-info/ukey/reset',
]

/** Takes these pages out of the administrator's menu: what a menu no longer holds is not taken away by a start. */
export async function managerMenus(db: Kysely<unknown>): Promise<void> {
  await sql`delete from role_menu
    where "pkRole" in (select "pkRole" from role where "roleCode" = 'ROLE_CORP_MANAGER')
    and "pkMenu" in (select "pkMenu" from menu where "menuBrief" in (${sql.join(pages)}))`.execute(db)
}
