import type { SecurityData } from '@jinpiao/contract/session'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTab } from '#portal/session/testing/browserStubs.ts'
import { registerDraft } from './drafts.ts'
import { leaveForLogin } from './leaveForLogin.ts'
import { securityAtom, store } from './store.ts'
import { storedRole, storeRole } from './storedRole.ts'

const signedIn = { candidateRoles: [], homeUrl: '', openedProductCorps: {} } as unknown as SecurityData
const here = { pathname: '/cv3/credit/core/issue/issue', search: '?edit=7' }
const back = 'redirect=%2Fcredit%2Fcore%2Fissue%2Fissue%3Fedit%3D7'

function lose(where = here) {
  const went: string[] = []
  let arrive = () => {}
  const leave = leaveForLogin(
    (address) => {
      went.push(address)
      return new Promise((resolve) => {
        arrive = resolve
      })
    },
    () => where,
  )
  return { went, leave, arrive: () => arrive() }
}

beforeEach(() => {
  openTab()
  storeRole({ pkRole: '12', roleCode: 'ROLE_CORE_OPERATOR', roleLabel: '', homeUrl: '/credit/core/index/operator' })
  store.set(securityAtom, signedIn)
})
afterEach(() => vi.unstubAllGlobals())

describe('spec §6: a 401 or 403', () => {
  it('clears role and home and leads to login with the way back', () => {
    const { went, leave } = lose()
    leave()
    expect(went).toEqual([`/login?${back}&expired=1`])
    expect(Object.keys(sessionStorage)).toEqual([])
  })

  it('says why the session was ended, where the server does', () => {
    const { went, leave } = lose()
    leave('DISABLED')
    expect(went).toEqual([`/login?${back}&expired=DISABLED`])
  })

  it('says that a draft was kept', () => {
    const takeBack = registerDraft(async () => {})
    const { went, leave } = lose()
    leave()
    takeBack()
    expect(went).toEqual([`/login?${back}&expired=1&saved=1`])
  })

  it('of several calls at once leads away once, and the person is known until the login page is there', async () => {
    const { went, leave, arrive } = lose()
    expect([leave(), leave()]).toEqual([true, true])
    expect(went).toHaveLength(1)
    expect(store.get(securityAtom)).toBe(signedIn)
    arrive()
    await expect.poll(() => store.get(securityAtom)).toBeNull()
  })

  it.each([null, undefined])('while nobody is signed in (%s) leads nowhere', (security) => {
    store.set(securityAtom, security)
    const { went, leave } = lose()
    expect(leave()).toBe(false)
    expect(went).toEqual([])
    expect(storedRole()).toBe('12')
  })

  it('keeps the way back that exists, and adds none', () => {
    const { went, leave } = lose({ pathname: '/cv3/login', search: `?${back}` })
    leave()
    expect(went).toEqual([`/login?${back}&expired=1`])
  })
})
