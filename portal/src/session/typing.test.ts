import type { SecurityData } from '@jinpiao/contract/session'
import { expect, it, vi } from 'vitest'
import { openTab } from '#portal/session/testing/browserStubs.ts'
import { leaveForLogin } from './leaveForLogin.ts'
import { securityAtom, store } from './store.ts'

it('accessibility §5.18: a lost session leads nobody away in the middle of a word, but three seconds after the last key', () => {
  openTab()
  store.set(securityAtom, { candidateRoles: [] } as unknown as SecurityData)
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  const keys = new EventTarget()
  vi.stubGlobal('document', keys)
  const went: string[] = []
  const leave = leaveForLogin(
    async (address) => void went.push(address),
    () => ({ pathname: '/cv3/credit/core/issue/issue', search: '' }),
  )
  keys.dispatchEvent(new Event('input'))
  expect(leave(), 'the page is on its way').toBe(true)
  vi.advanceTimersByTime(900)
  keys.dispatchEvent(new Event('input'))
  vi.advanceTimersByTime(2999)
  expect(went).toEqual([])
  vi.advanceTimersByTime(1)
  expect(went).toHaveLength(1)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
