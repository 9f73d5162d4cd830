import { afterEach, describe, expect, it, vi } from 'vitest'
import { openTab } from '#portal/session/testing/browserStubs.ts'
import { clearStoredRole, storedRole, storeRole } from './storedRole.ts'

afterEach(() => vi.unstubAllGlobals())

const director = {
  pkRole: '12',
  roleCode: 'ROLE_CORE_DIRECTOR',
  roleLabel: '主管',
  homeUrl: '/credit/core/index/director',
}

describe('spec §4: the role is kept in session storage', () => {
  it('and is what the next security fetch asks for', () => {
    openTab()
    expect(storedRole()).toBeUndefined()
    storeRole(director)
    expect(storedRole()).toBe('12')
  })

  it('per tab: a second tab does not have it, and neither is changed by the other', () => {
    const first = openTab()
    storeRole(director)
    openTab(first.local)
    expect(storedRole()).toBeUndefined()
    storeRole({ ...director, pkRole: '13' })
    vi.stubGlobal('sessionStorage', first.session)
    expect(storedRole()).toBe('12')
  })

  it('ROLE_CORP_DEFAULT is not stored, and does not replace what is', () => {
    const { session } = openTab()
    storeRole({ ...director, roleCode: 'ROLE_CORP_DEFAULT' })
    expect(Object.keys(session)).toEqual([])
    storeRole(director)
    storeRole({ ...director, pkRole: '1', roleCode: 'ROLE_CORP_DEFAULT' })
    expect(storedRole()).toBe('12')
  })

  it('role and home are cleared together', () => {
    const { session } = openTab()
    storeRole(director)
    expect(Object.values(session)).toEqual(['12', director.homeUrl])
    clearStoredRole()
    expect(Object.keys(session)).toEqual([])
  })
})
