import { draftKey } from '@jinpiao/contract/drafts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteDraft, putDraft } from '../acts/formDrafts.ts'
import { draft, issues, submit } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { as, createWorld, reading, type World } from '../testing/world.ts'
import { getDraft } from './drafts.ts'

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

const routeKey = draftKey('ISSUE', { edit: '', copy: '' })
let version = 0
const left = async (lines: readonly object[]) => {
  ;({ version } = await putDraft(as(world, 'operator'), { routeKey, version, payload: { lines } }))
}
const offered = async () => (await getDraft(reading(world, 'operator'), { routeKey }))?.payload

test('a form that was stored and left goes on with what is so by now', async () => {
  const pkApply = await draft(world)
  const stored = { pkApply, version: 1, remark: '货款' }
  await left([stored, { remark: '第二笔' }])
  expect(await offered()).toEqual({ lines: [stored, { remark: '第二笔' }] })
  // Deleted under 我的草稿: nothing typed is lost, it is stored anew.
  await issues.remove(as(world, 'operator'), { pkApply })
  expect(await offered()).toEqual({ lines: [{ remark: '货款' }, { remark: '第二笔' }] })
})

test('what has been submitted meanwhile is not offered again, and the form can be saved as before', async () => {
  const pkApply = await draft(world)
  await left([{ pkApply, version: 1, remark: '货款' }])
  await submit(world, pkApply)
  expect(await offered()).toBeNull()
  await left([{ remark: '新的一笔' }])
  expect(await offered()).toEqual({ lines: [{ remark: '新的一笔' }] })
})

test('I26: whether another enterprise has an application, and how far it is, nobody learns by a draft', async () => {
  const foreign = await draft(world)
  await submit(world, foreign)
  const other = as(world, 'supplierOperator')
  const write = (pkApply: string, known: number) =>
    putDraft(other, { routeKey, version: known, payload: { lines: [{ pkApply, remark: '货款' }] } })
  const read = async () => (await getDraft(reading(world, 'supplierOperator'), { routeKey }))?.payload
  const kept = await write(foreign, 0)
  const ofForeign = await read()
  await write('01NOBODY', kept.version)
  expect(ofForeign).toEqual(await read())
})

test('a window forgets what it has saved itself: what another one has saved since stays', async () => {
  const form = draftKey('TRANSFER', { edit: '', copy: '' })
  const operator = as(world, 'supplierOperator')
  const save = (remark: string, known: number) =>
    putDraft(operator, { routeKey: form, version: known, payload: { lines: [{ remark }] } })
  const kept = async () => (await getDraft(reading(world, 'supplierOperator'), { routeKey: form })) !== null
  const first = await save('first window', 0)
  await save('second window', first.version)
  await deleteDraft(operator, { routeKey: form, version: first.version })
  expect(await kept()).toBe(true)
  await deleteDraft(operator, { routeKey: form, version: first.version + 1 })
  expect(await kept()).toBe(false)
})
