import type { SecurityData } from '@jinpiao/contract/session'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

vi.hoisted(() => vi.resetModules())
const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('#portal/http/client.ts', () => ({ call }))
const { chooseAnalytics } = await import('./ownAnalytics.ts')
const { securityAtom, store } = await import('./store.ts')

const choice = () => store.get(securityAtom)?.user3?.analytics
beforeEach(() => {
  call.mockReset().mockResolvedValue({})
  store.set(securityAtom, { user3: { userId: 'U1' } } as SecurityData)
})
afterEach(() => store.set(securityAtom, undefined))

it('who says no is recorded no more, before the server has heard of it', async () => {
  call.mockImplementationOnce(async () => expect(choice()).toBe(false))
  await chooseAnalytics(false)
  expect(choice()).toBe(false)
})

it('who says yes is recorded once the server has heard of it', async () => {
  call.mockImplementationOnce(async () => expect(choice()).toBeUndefined())
  await chooseAnalytics(true)
  expect(choice()).toBe(true)
})

it('a choice that the server has not taken is none', async () => {
  call.mockRejectedValueOnce(new Error('network'))
  await expect(chooseAnalytics(false)).rejects.toThrow()
  expect(choice()).toBeUndefined()
})
