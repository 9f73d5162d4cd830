import { listHelps, rateHelp } from '@jinpiao/contract/helps'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { helpsIn } from './helps.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

test.each([
  ['zh-CN', '平台介绍'],
  ['en-US', 'About the platform'],
])('product §4.0.6: the articles in the language of the reader: %s', async (language, first) => {
  const { code, data } = await t.client().call(listHelps, {}, { headers: { 'accept-language': language } })
  expect(code).toBe('0')
  expect(data[0]?.title).toBe(first)
  expect(data).toHaveLength(21)
})

test('product §4.0.6: an article has the same number in both languages', () => {
  expect(helpsIn('en-US').map(({ id }) => id)).toEqual(helpsIn('zh-CN').map(({ id }) => id))
})

test.each([
  ['zh-CN', /驳回.*作废/, /退回|被拒绝/],
  ['en-US', /return.*void/i, /reject/i],
] as const)(
  'what a reviewer does not approve goes back to the operator, who alone ends it: %s',
  (language, said, never) => {
    const articles = helpsIn(language)
    expect(articles.find(({ id }) => id === '7')?.body).toMatch(said)
    expect(articles.map(({ body }) => body).join('\n')).not.toMatch(never)
  },
)

test('a reader says once whether an article has helped, and may think again', async () => {
  const client = t.client()
  await client.enter('CO')
  const rate = (id: string, helpful: boolean) => client.call(rateHelp, { params: { id }, body: { helpful } })
  expect((await rate('3', true)).code).toBe('0')
  expect((await rate('3', false)).code).toBe('0')
  expect((await rate('999', true)).code).toBe('01000302')
  const rows = await t.services.database.read.selectFrom('help_feedback').select(['articleId', 'helpful']).execute()
  expect(rows).toEqual([{ articleId: '3', helpful: 0 }])
})
