import { type Kysely, sql } from 'kysely'

/** What only an enterprise of the chain asks for. */
const ofChain = [
  'TRANSFER',
  'FINANCE',
  'FINANCE_PACK',
  'PAYROLL',
  'SIGNUP',
  'EXCHANGE',
  'SELF_LOAN_PROTOCOL',
  'SELF_LOAN_APPLY',
  'LOAN_DRAW',
  'LOAN_REPAY',
  'CHAIN_CREDIT',
  'CREDIT_FUND',
  'PUR_FINANCE',
]

/** A branch that has held tickets or borrowed stays of the chain, where it sees them; its part is read there, and given back. */
const isOpened = sql`"userType" = 'CORP'
  and exists (select 1 from corp parent where parent."pkCorp" = corp."parentCorp" and parent."userType" = 'CORE')
  and not exists (select 1 from ticket t where t."fkHolder" = corp."pkCorp")
  and not exists (select 1 from application a
    where a."fkCorp" = corp."pkCorp" and a."businessType" in (${sql.join(ofChain)}))`

/**
 * A branch of a core company issues tickets on the part of a limit that it was given; before, it was an enterprise of the
 * chain, where nothing can be issued. Its people keep their posts, and its director has what one of the core has.
 */
export async function branches(db: Kysely<unknown>): Promise<void> {
  await sql`update corp set "userType" = 'CORE' where ${isOpened}`.execute(db)
  await change(db, 'ROLE_CORP_OPERATOR', 'ROLE_CORE_OPERATOR', BRANCHES)
  await change(db, 'ROLE_CORP_QUERY', 'ROLE_CORE_QUERY', BRANCHES)
  await change(db, 'ROLE_NO_LEGAL_ENTITY_DIRECTOR', 'ROLE_CORP_DIRECTOR', sql`c."userType" = 'CORP'`)
  await sql`delete from corp_user_role where "pkRole" in (select "pkRole" from role where "roleCode" = 'ROLE_PURCHASE')
    and "userId" in (select u."userId" from corp_user u join corp c on c."pkCorp" = u."fkCorp" where ${BRANCHES})`.execute(
    db,
  )
  const own = sql`(select "pkRole" from role where "roleCode" = 'ROLE_NO_LEGAL_ENTITY_DIRECTOR')`
  await sql`delete from role_menu where "pkRole" = ${own}`.execute(db)
  await sql`insert into role_menu ("pkRole", "pkMenu") select own."pkRole", rm."pkMenu"
    from role own, role core join role_menu rm on rm."pkRole" = core."pkRole"
    where own."roleCode" = 'ROLE_NO_LEGAL_ENTITY_DIRECTOR' and core."roleCode" = 'ROLE_CORE_DIRECTOR'`.execute(db)
  await sql`update role set "homeUrl" = (select "homeUrl" from role where "roleCode" = 'ROLE_CORE_DIRECTOR')
    where "roleCode" = 'ROLE_NO_LEGAL_ENTITY_DIRECTOR'`.execute(db)
}

const BRANCHES = sql`c."userType" = 'CORE' and c."parentCorp" is not null`

/** Of the people of some enterprises one role becomes another. */
const change = (db: Kysely<unknown>, from: string, to: string, where: typeof BRANCHES) =>
  sql`update corp_user_role set "pkRole" = (select "pkRole" from role where "roleCode" = ${to})
    where "pkRole" = (select "pkRole" from role where "roleCode" = ${from})
    and "userId" in (select u."userId" from corp_user u join corp c on c."pkCorp" = u."fkCorp" where ${where})`.execute(
    db,
  )
