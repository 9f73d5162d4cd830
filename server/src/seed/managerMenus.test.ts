import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { managerMenus } from '../db/migrations/017_manager_menus.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { seedReference } from './reference.ts'

let t: TestDatabase
beforeAll(async () => {
  t = await createTestDatabase()
  await seedReference(t.database)
})
afterAll(() => t.drop())

test('spec §6: the administrator sets up user roles, and has what everybody has; old databases, too', async () => {
  const { owner } = t.database
  const granted = async () => {
    const rows = await owner
      .selectFrom('role_menu')
      .innerJoin('role', 'role.pkRole', 'role_menu.pkRole')
      .innerJoin('menu', 'menu.pkMenu', 'role_menu.pkMenu')
      .select(['menuBrief', 'menu.pkMenu', 'role.pkRole'])
      .where('roleCode', '=', 'ROLE_CORP_MANAGER')
      .where('menuBrief', '<>', '')
      .execute()
    return rows.map(({ menuBrief }) => menuBrief).sort()
  }
  const own = ['/help/index', '/my/enterprise-info/user/list', '/my/message/index', '/my/person-info/index']
  expect(await granted()).toEqual(own)
  const { pkRole } = await owner
    .selectFrom('role')
    .select('pkRole')
    .where('roleCode', '=', 'ROLE_CORP_MANAGER')
    .executeTakeFirstOrThrow()
  await owner
    .insertInto('role_menu')
    .columns(['pkRole', 'pkMenu'])
    .expression(
      owner
        .selectFrom('menu')
        .select([sql.lit(pkRole).as('pkRole'), 'pkMenu'])
        .where('menuBrief', 'in', ['/my/product/overview', '/my/enterprise-info/ukey/list']),
    )
    .execute()
  expect(await granted()).toHaveLength(6)
  await managerMenus(owner as unknown as Kysely<unknown>)
  expect(await granted()).toEqual(own)
})
