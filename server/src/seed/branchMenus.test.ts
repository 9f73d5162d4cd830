import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { branches } from '../db/migrations/172_branches.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

let t: TestApp
beforeEach(async () => {
  t = await createTestApp()
})
afterEach(() => t.close())

const pagesOf = async (roleCode: string) => {
  const rows = await t.services.database.read
    .selectFrom('role_menu as rm')
    .innerJoin('role as r', 'r.pkRole', 'rm.pkRole')
    .innerJoin('menu as m', 'm.pkMenu', 'rm.pkMenu')
    .select('m.pkMenu')
    .where('r.roleCode', '=', roleCode)
    .execute()
  return rows.map(({ pkMenu }) => pkMenu).sort()
}
const branch = async () => {
  const people = await t.services.database.read
    .selectFrom('corp_user as u')
    .innerJoin('corp_user_role as ur', 'ur.userId', 'u.userId')
    .innerJoin('role as r', 'r.pkRole', 'ur.pkRole')
    .innerJoin('corp as c', 'c.pkCorp', 'u.fkCorp')
    .select(['u.userId', 'r.roleCode', 'r.homeUrl', 'c.userType'])
    .where('u.fkCorp', '=', 'corp-dongqu')
    .execute()
  return people.map(({ userId, roleCode, homeUrl, userType }) => [userId, roleCode, homeUrl, userType].join(' ')).sort()
}

/** The branch as databases from before have it: of the chain, its director with the pages of a supplier's. */
async function putBack(): Promise<void> {
  const { owner } = t.services.database
  const role = (code: string) => sql`(select "pkRole" from role where "roleCode" = ${code})`
  await sql`update corp set "userType" = 'CORP' where "pkCorp" = 'corp-dongqu'`.execute(owner)
  await sql`update corp_user_role set "pkRole" = ${role('ROLE_CORP_OPERATOR')}
    where "pkRole" = ${role('ROLE_CORE_OPERATOR')} and "userId" = 'user-no-dongqu'`.execute(owner)
  await sql`update corp_user_role set "pkRole" = ${role('ROLE_PURCHASE')} where "userId" = 'user-nf-dongqu'`.execute(
    owner,
  )
  const own = role('ROLE_NO_LEGAL_ENTITY_DIRECTOR')
  await sql`delete from role_menu where "pkRole" = ${own}`.execute(owner)
  await sql`insert into role_menu ("pkRole", "pkMenu") select ${own}, "pkMenu" from role_menu
    where "pkRole" = ${role('ROLE_CORP_DIRECTOR')}`.execute(owner)
  await sql`update role set "homeUrl" = '/credit/chain/index/director' where "pkRole" = ${own}`.execute(owner)
}
const migrate = () => branches(t.services.database.owner as unknown as Kysely<unknown>)

test('in an old database a branch of a core company issues from now on, each of its people in the post that he had', async () => {
  const core = await pagesOf('ROLE_CORE_DIRECTOR')
  expect(await pagesOf('ROLE_NO_LEGAL_ENTITY_DIRECTOR')).toEqual(core)
  await putBack()
  expect(await pagesOf('ROLE_NO_LEGAL_ENTITY_DIRECTOR')).not.toEqual(core)
  await migrate()
  expect(await pagesOf('ROLE_NO_LEGAL_ENTITY_DIRECTOR')).toEqual(core)
  // A purchaser is for the chain alone: that role ends.
  expect(await branch()).toEqual([
    'user-nd-dongqu ROLE_CORP_MANAGER /my/person-info/index CORE',
    'user-nd-dongqu ROLE_NO_LEGAL_ENTITY_DIRECTOR /credit/core/index/director CORE',
    'user-no-dongqu ROLE_CORE_OPERATOR /credit/core/index/operator CORE',
  ])
})

test('a branch that has held a ticket stays of the chain, where it sees it', async () => {
  await putBack()
  const { owner } = t.services.database
  const held = owner.selectFrom('ticket').select('pkCredit').where('state', '=', 'HELD').limit(1)
  const { pkCredit } = await held.executeTakeFirstOrThrow()
  await owner.updateTable('ticket').set({ fkHolder: 'corp-dongqu' }).where('pkCredit', '=', pkCredit).execute()
  await migrate()
  expect(await branch()).toEqual([
    'user-nd-dongqu ROLE_CORP_DIRECTOR /credit/chain/index/director CORP',
    'user-nd-dongqu ROLE_CORP_MANAGER /my/person-info/index CORP',
    'user-nf-dongqu ROLE_PURCHASE /credit/chain/index/operator CORP',
    'user-no-dongqu ROLE_CORP_OPERATOR /credit/chain/index/operator CORP',
  ])
})
