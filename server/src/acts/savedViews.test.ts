import { MAX_VIEWS } from '@jinpiao/contract/savedViews'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { as, createWorld, reading, type World } from '../testing/world.ts'
import { listSavedViews, removeView, saveView } from './savedViews.ts'

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

const listName = 'credits'
const save = (viewName: string, query: string, isDefault = false) =>
  saveView(as(world, 'operator'), { listName, viewName, query, isDefault })
const own = () => listSavedViews(reading(world, 'operator'), { listName })

test('a view is its person’s own, replaced by one of the same name; one of a list is the default', async () => {
  await save('大额', 'amountFrom=1000000', true)
  await save('本月', 'issueFrom=2026-11-01', true)
  await save('大额', 'amountFrom=2000000')
  expect((await own()).map(({ name, query, isDefault }) => [name, query, isDefault])).toEqual(
    [
      ['大额', 'amountFrom=2000000', false],
      ['本月', 'issueFrom=2026-11-01', true],
    ].toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  )
  expect(await listSavedViews(reading(world, 'operator2'), { listName })).toEqual([])
  const pkView = (await own())[0]?.pkView ?? ''
  await expect(removeView(as(world, 'operator2'), { pkView })).rejects.toMatchObject({ code: '01000302' })
  await removeView(as(world, 'operator'), { pkView })
  expect(await own()).toHaveLength(1)
})

test('a list keeps twenty views, and a name that is known is no further one', async () => {
  for (let index = (await own()).length; index < MAX_VIEWS; index++) await save(`第${index}个`, '')
  await expect(save('再一个', '')).rejects.toMatchObject({ code: '10000108' })
  await expect(save('第5个', 'state=HELD')).resolves.toMatchObject({ query: 'state=HELD' })
})
