import { putDraft } from '@jinpiao/contract/drafts'
import { saveView } from '@jinpiao/contract/savedViews'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

test('a draft is one of a form, a view one of a list: no other name is kept', async () => {
  const client = t.client()
  await client.enter('CO2')
  const put = (routeKey: string) =>
    client.call(putDraft, { params: { routeKey }, body: { payload: 1, version: 0 } }).then(({ code }) => code)
  const view = (listName: string) =>
    client
      .call(saveView, { body: { listName, viewName: '大额', query: '', isDefault: false } })
      .then(({ code }) => code)
  expect(await Promise.all(['issue-copy-01ABC', 'issue-01ABC'].map(put))).toEqual(['0', '0'])
  expect(await Promise.all(['notes', 'issue-', 'issue-a b', 'ISSUE'].map(put))).toEqual(
    Array.from({ length: 4 }, () => '01000303'),
  )
  expect([await view('credits'), await view('issues')]).toEqual(['0', '0'])
  expect(await view('notes')).toBe('01000302')
})
