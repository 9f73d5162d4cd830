import { createRequestSigner, type RequestKey } from '@jinpiao/ukey/requestSigner'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

test.each([
  ['ten minutes fast', 600_000],
  ['ten minutes slow', -600_000],
  ['thirty years slow', -30 * 365 * 86_400_000],
])('a request of a PC that is %s is refused, and the answer has the time', async (_, wrong) => {
  const keys: RequestKey[] = []
  const store = { get: async () => keys[0], set: async (key: RequestKey) => void keys.push(key) }
  const now = () => t.clock.now() + wrong
  const path = '/v1/auth/passwords/public-keys'
  const signature = await createRequestSigner({ store, now }).sign({ method: 'GET', path, query: '', introduce: true })
  const answer = await t.client().send('GET', path, '', '', { signature })
  expect(answer).toMatchObject({ status: 200, code: '01000301', data: null })
  // The clock of a test stands still; the header is written by Node, from the machine's.
  expect(Math.abs(Date.parse(String(answer.headers['date'])) - Date.now())).toBeLessThan(60_000)
})
