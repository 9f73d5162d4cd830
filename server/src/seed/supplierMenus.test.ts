import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantSuppliers } from '../db/migrations/074_suppliers.ts'
import { memberLimits } from '../db/migrations/079_member_limits.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { seedReference } from './reference.ts'

let t: TestDatabase
beforeAll(async () => {
  t = await createTestDatabase()
  await seedReference(t.database)
})
afterAll(() => t.drop())

test('spec §6: operators and directors of both kinds of enterprise keep suppliers; in old databases, too', async () => {
  const { owner } = t.database
  const granted = async () => {
    const rows = await owner
      .selectFrom('role_menu')
      .innerJoin('role', 'role.pkRole', 'role_menu.pkRole')
      .innerJoin('menu', 'menu.pkMenu', 'role_menu.pkMenu')
      .select('roleCode')
      .where('menuBrief', '=', '/supplier/index')
      .execute()
    return rows.map(({ roleCode }) => roleCode).sort()
  }
  const own = await granted()
  expect(own).toEqual([
    'ROLE_CORE_DIRECTOR',
    'ROLE_CORE_OPERATOR',
    'ROLE_CORP_DIRECTOR',
    'ROLE_CORP_OPERATOR',
    'ROLE_NO_LEGAL_ENTITY_DIRECTOR',
  ])
  // As a database from before has it: issuers only.
  const chain = owner.selectFrom('role').select('pkRole').where('roleCode', 'not like', 'ROLE_CORE%')
  const page = owner.selectFrom('menu').select('pkMenu').where('menuBrief', '=', '/supplier/index')
  await owner.deleteFrom('role_menu').where('pkRole', 'in', chain).where('pkMenu', 'in', page).execute()
  expect(await granted()).toHaveLength(2)
  await grantSuppliers(owner as unknown as Kysely<unknown>)
  expect(await granted()).toEqual(own)
})

test('the roles of a member read its part of a limit; in old databases, too, with the group above', async () => {
  const { owner } = t.database
  const granted = async () => {
    const rows = await owner
      .selectFrom('role_menu')
      .innerJoin('role', 'role.pkRole', 'role_menu.pkRole')
      .innerJoin('menu', 'menu.pkMenu', 'role_menu.pkMenu')
      .select(['roleCode', 'menuName'])
      .where('menuName', 'in', ['额度管理', '额度查询', '额度详情'])
      .execute()
    return rows.map(({ roleCode, menuName }) => `${menuName} ${roleCode}`).sort()
  }
  const own = await granted()
  expect(own).toHaveLength(3 * 8)
  const chain = owner.selectFrom('role').select('pkRole').where('roleCode', 'not like', 'ROLE_CORE%')
  const menus = owner.selectFrom('menu').select('pkMenu').where('menuName', 'like', '额度%')
  await owner.deleteFrom('role_menu').where('pkRole', 'in', chain).where('pkMenu', 'in', menus).execute()
  expect(await granted()).toHaveLength(3 * 4)
  await memberLimits(owner as unknown as Kysely<unknown>)
  expect(await granted()).toEqual(own)
})
