import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

const addresses = ['/api/docs', '/api/docs/', '/api/docs/json', '/api/docs/yaml', '/api/docs/static/swagger-ui.css']
let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ demo: false })
})
afterAll(() => t.close())

async function statusesFor(person?: string) {
  const client = t.client()
  if (person) expect((await client.enter(person)).code).toBe('0')
  const headers = client.cookie === undefined ? {} : { cookie: client.cookie }
  const answers = await Promise.all(addresses.map((url) => t.app.inject({ url, headers })))
  return answers.map(({ statusCode, body }) => (body.includes('01000202') ? 'refused' : statusCode))
}

test('outside a demonstration the documentation is closed to strangers: 401', async () => {
  expect(new Set(await statusesFor())).toEqual(new Set([401]))
})

test('and refused to whoever is no administrator', async () => {
  expect(new Set(await statusesFor('CO'))).toEqual(new Set(['refused']))
})

test('an administrator reads it', async () => {
  for (const status of await statusesFor('CD')) expect(Number(status)).toBeLessThan(400)
})
