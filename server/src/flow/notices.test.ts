import { type FlowRow, flowOf } from '@jinpiao/contract/flow'
import { director, isDecision } from '@jinpiao/contract/flowRow'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPk } from '../acts/keys.ts'
import { draft, submit } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { createWorld, type World } from '../testing/world.ts'

/** Landed steps have one page each: here an issue is reviewed on one of two, which desks of several types share. */
const row = flowOf('ISSUE') as { -readonly [Key in keyof FlowRow]: FlowRow[Key] }
const usual = row.steps
const [closed, open] = ['/test/core-approve', '/test/chain-approve'] as const

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  row.steps = [{ ...director([closed, open]), sharesPages: true }, ...usual.filter(isDecision).slice(1)]
})
afterAll(async () => {
  row.steps = usual
  await t.drop()
})

/** Where the director is sent when something is submitted. */
async function linkOf(): Promise<string | null | undefined> {
  const pkApply = await draft(world)
  await submit(world, pkApply)
  const message = await t.database.read
    .selectFrom('message')
    .select('link')
    .where('target', '=', `application:${pkApply}`)
    .where('userId', '=', world.people.director.userId)
    .executeTakeFirst()
  return message?.link?.replace(pkApply, '…')
}

test('a notice leads to the desk of its type, on the first page of the step that is open to the enterprise', async () => {
  expect(await linkOf(), 'no menu says which').toBe(`${closed}?desk=ISSUE&pkApply=…`)
  const pkMenu = newPk()
  await t.database.write(async (tx) => {
    const menu = { pkMenu, parentMenu: null, menuName: '复核', menuBrief: open }
    await tx.insertInto('menu').values(menu).execute()
    const role = tx.selectFrom('role').select('pkRole').where('roleCode', '=', 'ROLE_CORE_DIRECTOR')
    const { pkRole } = await role.executeTakeFirstOrThrow()
    await tx.insertInto('role_menu').values({ pkRole, pkMenu }).execute()
  })
  expect(await linkOf()).toBe(`${open}?desk=ISSUE&pkApply=…`)
})
