import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openTab } from '#portal/session/testing/browserStubs.ts'
import { ensureSession } from './session.ts'
import { securityAtom, store } from './store.ts'
import { storedRole, storeRole } from './storedRole.ts'

const server = vi.hoisted(() => ({ answer: null as unknown }))
// Files of one worker share their modules: what is replaced here may have been loaded by a file before.
vi.hoisted(() => vi.resetModules())
vi.mock('./securityCalls.ts', () => ({
  fetchSession: async () => {
    if (server.answer instanceof Error) throw server.answer
    return server.answer
  },
}))

let session: Storage
beforeEach(() => {
  ;({ session } = openTab())
  storeRole({ pkRole: '12', roleCode: 'ROLE_CORE_OPERATOR', roleLabel: '', homeUrl: '/credit/core/index/operator' })
  store.set(securityAtom, undefined)
})
afterEach(() => {
  store.set(securityAtom, undefined)
  vi.unstubAllGlobals()
})

it('spec §6: a session that is dead when the portal starts clears role and home', async () => {
  server.answer = null
  expect(await ensureSession()).toBeNull()
  expect(Object.keys(session)).toEqual([])
})

it('spec §6: a server that cannot be reached clears neither', async () => {
  server.answer = new Error('network')
  await expect(ensureSession()).rejects.toThrow('network')
  expect(storedRole()).toBe('12')
})
