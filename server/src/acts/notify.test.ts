import type { RoleCode } from '@jinpiao/contract/roles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { draft, issued, submit } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { createWorld, type World } from '../testing/world.ts'

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

/** The roles of these people are spelt as another server spells them; their posts stay. */
const spell = (from: RoleCode, to: string) =>
  t.database.write((tx) => tx.updateTable('role').set({ roleCode: to }).where('roleCode', '=', from).execute())
const noticesOf = async (userId: string) =>
  (await t.database.read.selectFrom('message').select('notice').where('userId', '=', userId).execute()).map(
    ({ notice }) => notice,
  )

test('spec §6: who has a variant of an operator’s role is told what concerns his post', async () => {
  await spell('ROLE_CORP_OPERATOR', 'ROLE_CHAIN_OPERATOR')
  await issued(world)
  expect(await noticesOf(world.people.supplierOperator.userId)).toContain('TICKET_RECEIVED')
})

test('spec §6: who has a variant of an operator’s role signs as an operator', async () => {
  const roleCode = 'ROLE_BRANCH_OPERATOR' as RoleCode
  const branch = { ...world, people: { ...world.people, operator: { ...world.people.operator, roleCode } } }
  expect(await submit(branch, await draft(branch))).toMatchObject({ ok: true })
  const { original } = await t.database.read
    .selectFrom('sign_request')
    .select('original')
    .where('userId', '=', world.people.operator.userId)
    .orderBy('createdAt', 'desc')
    .executeTakeFirstOrThrow()
  expect(original).toContain('经办岗')
})
