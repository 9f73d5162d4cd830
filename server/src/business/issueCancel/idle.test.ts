import { afterAll, beforeAll, expect, test } from 'vitest'
import { getTodos } from '../../queries/todos.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { accept, issued, refuse, returnAs, startCancel, submitAs } from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { createWorld, reading, type World } from '../../testing/world.ts'

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(async () => {
  await expectInvariants(t.database)
  await t.drop()
})

const toDo = async () =>
  (await getTodos(reading(world, 'operator'))).filter(({ businessType }) => businessType === 'ISSUE_CANCEL')

const stateOf = async (pkApply: string) =>
  (await t.database.read.selectFrom('application').select('state').where('pkApply', '=', pkApply).executeTakeFirst())
    ?.state

test.each([
  ['accepted', (pkCredit: string) => accept(world, pkCredit)],
  ['refused', (pkCredit: string) => refuse(world, pkCredit)],
])(
  'a to-do ends with its ticket: once it is %s, a withdrawal that came back is over, and a draft is gone',
  async (_, answer) => {
    const { pkCredit } = await issued(world, { amount: '6100.00' })
    const [returned, draft] = [await startCancel(world, pkCredit), await startCancel(world, pkCredit)]
    await submitAs('ISSUE_CANCEL')(world, returned, 'operator')
    await returnAs('ISSUE_CANCEL', 'PENDING_DIRECTOR')(world, returned, 'director')
    expect((await toDo()).map(({ state, count }) => [state, count])).toEqual([
      ['DRAFT', 1],
      ['RETURNED', 1],
    ])
    await answer(pkCredit)
    expect(await toDo()).toEqual([])
    expect([await stateOf(returned), await stateOf(draft)]).toEqual(['CANCELLED', undefined])
  },
)
