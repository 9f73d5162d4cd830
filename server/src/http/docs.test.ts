import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

const addresses = ['/api/docs', '/api/docs/', '/api/docs/json', '/api/docs/yaml', '/api/docs/static/swagger-ui.css']
let t: TestApp
beforeAll(async () => {
  t = await createTestApp({ demo: false }, { docs: true })
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

test('the documentation carries the name that the platform has now, as JSON and as YAML', async () => {
  const client = t.client()
  await client.enter('CD')
  const headers = { cookie: client.cookie ?? '' }
  const title = async () => (await t.app.inject({ url: '/api/docs/json', headers })).json().info.title
  const { platform } = t.services
  const now = await platform.current()
  const { config } = now
  expect(await title()).toBe(`${config.platformName}接口`)
  vi.spyOn(platform, 'current').mockResolvedValue({ ...now, config: { ...config, platformName: '川江供应链' } })
  expect(await title()).toBe('川江供应链接口')
  expect((await t.app.inject({ url: '/api/docs/yaml', headers })).body).toContain('title: 川江供应链接口')
})

test('the door of institutions is described to everybody, and nothing beside it', async () => {
  const { statusCode, body } = await t.app.inject({ url: '/api/outside.json' })
  const { openapi, paths } = JSON.parse(body) as { openapi: string; paths: Record<string, object> }
  expect([statusCode, openapi]).toEqual([200, '3.1.0'])
  expect(Object.keys(paths).toSorted()).toEqual([
    '/api/web/outside/v1/answers',
    '/api/web/outside/v1/limits',
    '/api/web/outside/v1/tasks',
    '/api/web/outside/v1/tasks/{pkTask}/files/{pkFile}',
  ])
})
