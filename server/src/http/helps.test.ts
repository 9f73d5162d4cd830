import { listHelps } from '@jinpiao/contract/helps'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { platformConfigOf, platformNames } from '../seed/platforms.ts'
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
])(
  'spec §1: the footer of the login page leads to the help, so nobody has to be signed in to read it: %s',
  async (language, first) => {
    const { code, data } = await t.client().call(listHelps, {}, { headers: { 'accept-language': language } })
    expect(code).toBe('0')
    expect(data[0]?.title).toBe(first)
    expect(data).toHaveLength(21)
  },
)

test('product §4.0.6: an article has the same number in both languages', () => {
  expect(helpsIn('en-US').map(({ id }) => id)).toEqual(helpsIn('zh-CN').map(({ id }) => id))
})

test.each(platformNames)('spec §3: the online service of %s is an article that exists', (name) => {
  const { pathname, searchParams } = new URL(platformConfigOf(name, true).onlineService, 'https://portal.invalid')
  expect(pathname).toBe('/cv3/help/index')
  expect(helpsIn('zh-CN').map(({ id }) => id)).toContain(searchParams.get('id'))
})
