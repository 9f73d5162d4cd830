import { type Kysely, sql } from 'kysely'

/** A member enterprise reads its part of a limit; databases from before gave the pages and their group to issuers only. */
export async function memberLimits(db: Kysely<unknown>): Promise<void> {
  await sql`insert into role_menu ("pkRole", "pkMenu")
    select r."pkRole", m."pkMenu" from role r, menu m
    where r."roleCode" in
      ('ROLE_CORP_OPERATOR', 'ROLE_CORP_DIRECTOR', 'ROLE_CORP_QUERY', 'ROLE_NO_LEGAL_ENTITY_DIRECTOR')
    and (m."menuBrief" in ('/my/limit/query', '/my/limit/detail')
      or m."pkMenu" in (select "parentMenu" from menu where "menuBrief" = '/my/limit/query'))
    and not exists (select 1 from role_menu rm where rm."pkRole" = r."pkRole" and rm."pkMenu" = m."pkMenu")`.execute(db)
}
