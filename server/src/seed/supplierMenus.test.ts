import type { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { grantSuppliers } from '../db/migrations/074_suppliers.ts'
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
