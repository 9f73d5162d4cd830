import { afterEach, describe, expect, it, vi } from 'vitest'
import { openTab } from '#portal/session/testing/browserStubs.ts'
import { storeLanguageChoice } from './languageChoice.ts'
import { logout } from './logout.ts'
import { hideNotice } from './notices.ts'
import { storedRole, storeRole } from './storedRole.ts'

const told: unknown[] = []
// Files of one worker share their modules: what is replaced here may have been loaded by a file before.
vi.hoisted(() => vi.resetModules())
vi.mock('./deadline.ts', () => ({ tellOtherTabs: (news: unknown) => told.push(news) }))
afterEach(() => vi.unstubAllGlobals())

describe('spec §4: logout', () => {
  it('clears role, home, registration drafts and the flags of the dialogs, and nothing else; then the server ends it', () => {
    const { session, local } = openTab()
    const gone: string[] = []
    vi.stubGlobal('location', { assign: (address: string) => gone.push(address) })
    storeRole({ pkRole: '12', roleCode: 'ROLE_CORE_DIRECTOR', roleLabel: '', homeUrl: '/credit/core/index/director' })
    const lasting = { endsAt: '2026-11-30T20:00:00+08:00' }
    hideNotice('licence', lasting)
    hideNotice('ukey', lasting)
    storeLanguageChoice('en-US')
    local.setItem('jinpiao.register.corp', '{}')
    local.setItem('jinpiao.register.person', '{}')
    local.setItem('jinpiao.language', 'en-US')

    logout()

    expect(storedRole()).toBeUndefined()
    expect(Object.keys(session)).toEqual([])
    expect(Object.keys(local)).toEqual(['jinpiao.language'])
    expect(told, 'the other tabs share the session').toEqual([{ kind: 'left' }])
    expect(gone).toEqual([expect.stringMatching(/^\/api\/web\/uaa\/logout\?redirect_url=%2Fcv3%2Flogin&v=\d+$/)])
  })
})
