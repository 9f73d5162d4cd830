import type { Endpoint } from '@jinpiao/contract/endpoint'
import { afterEach, expect, test, vi } from 'vitest'

// Files of one worker share their modules: what is replaced here may have been loaded by a file before.
vi.hoisted(() => vi.resetModules())
const { signed } = vi.hoisted(() => ({ signed: [] as { path: string; query: string }[] }))
vi.mock('./signing.ts', () => ({
  signedHeader: async (what: { path: string; query: string }) => {
    signed.push(what)
    return 'signature'
  },
}))
const { backgroundFetch } = await import('./background.ts')

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../../contract/src/*.ts', '!../../../contract/src/*.test.ts'],
  { eager: true },
)
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'permission' in value
const endpoints = Object.values(modules).flatMap((module) => Object.values(module).filter(isEndpoint))

afterEach(() => vi.restoreAllMocks())

test('spec §7: a request that nobody waits for carries the time as v where it is a GET, and it is signed', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response())
  const plain = endpoints.filter(({ path }) => !path.includes('{') && !path.includes(':'))
  expect(plain.length).toBeGreaterThan(100)
  for (const endpoint of plain) await backgroundFetch(endpoint)
  const sent = fetched.mock.calls.map(([url, init]) => ({ url: url as string, method: init?.method }))
  expect(sent.filter(({ url, method }) => /\?v=\d{13}$/.test(url) !== (method === 'GET'))).toEqual([])
  expect(signed.map(({ query }) => query)).toEqual(sent.map(({ url }) => url.split('?')[1] ?? ''))
})
