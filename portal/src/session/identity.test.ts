import type { SecurityData } from '@jinpiao/contract/session'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SessionNews } from './deadline.ts'

const server = vi.hoisted(() => ({ signedIn: undefined as unknown, calls: [] as unknown[] }))
const tabs = vi.hoisted(() => ({ told: [] as unknown[], hear: (_news: unknown) => {} }))
const onLost = vi.hoisted(() => vi.fn(() => true))
// Files of one worker share their modules: what is replaced here may have been loaded by a file before.
vi.hoisted(() => vi.resetModules())
vi.mock('#portal/http/client.ts', () => ({
  call: async (_endpoint: unknown, input: unknown) => {
    server.calls.push(input)
    if (server.signedIn === undefined) throw new Error('network')
    return server.signedIn
  },
}))
vi.mock('#portal/http/sessionHooks.ts', () => ({ reportSessionLost: onLost }))
vi.mock('./deadline.ts', () => ({
  tellOtherTabs: (news: unknown) => tabs.told.push(news),
  listenToOtherTabs: (listener: (news: unknown) => void) => {
    tabs.hear = listener
  },
}))
vi.mock('./languageChoice.ts', () => ({ forgetLanguageChoice: () => {} }))

const { registerDraft } = await import('./drafts.ts')
const { checkIdentity, tellIdentity } = await import('./identity.ts')
const { noteRefresh } = await import('./refreshing.ts')
const { securityAtom, store, strangerAtom } = await import('./store.ts')

const person = (userId: string, pkRole: string) =>
  ({ user3: { userId }, currentRole3: { pkRole } }) as unknown as SecurityData
const supplier = person('U-supplier', 'R1')
const core = person('U-core', 'R1')
const director = person('U-supplier', 'R2')
const hear = (news: SessionNews) => tabs.hear(news)

beforeEach(() => {
  tabs.told.length = 0
  server.calls.length = 0
  onLost.mockClear()
  store.set(securityAtom, supplier)
  tellIdentity(supplier)
})
afterEach(() => {
  store.set(securityAtom, undefined)
  store.set(strangerAtom, undefined)
})

describe('windows of one browser share a session', () => {
  it('a window tells the others whom it shows', () => {
    expect(tabs.told).toEqual([{ kind: 'acting', identity: 'U-supplier/R1' }])
  })

  it.each([
    ['another person', core, 'U-core/R1'],
    ['another role', director, 'U-supplier/R2'],
  ])('%s: the window asks who it is, in nobody’s name, and stops', async (_case, now, identity) => {
    server.signedIn = now
    hear({ kind: 'acting', identity })
    await expect.poll(() => store.get(strangerAtom)).toBe(now)
    expect(store.get(securityAtom), 'it still knows whose the typed text is').toBe(supplier)
    expect(server.calls).toMatchObject([{ stating: '' }])
  })

  it('a window that shows the same is not disturbed', () => {
    hear({ kind: 'acting', identity: 'U-supplier/R1' })
    expect(server.calls).toEqual([])
  })

  it('a window that has stopped goes on when its person is signed in again', async () => {
    store.set(strangerAtom, core)
    server.signedIn = supplier
    hear({ kind: 'acting', identity: 'U-supplier/R1' })
    await expect.poll(() => store.get(strangerAtom)).toBeUndefined()
  })

  it('before somebody signs in, what is typed is saved while the session is still its owner’s', () => {
    const save = vi.fn(async () => {})
    const takeBack = registerDraft(save)
    hear({ kind: 'entering' })
    takeBack()
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('a sign-out leads every window to the login page', () => {
    hear({ kind: 'left' })
    expect(onLost).toHaveBeenCalledTimes(1)
  })

  it('a window that shows nobody hears nothing', () => {
    store.set(securityAtom, null)
    hear({ kind: 'left' })
    hear({ kind: 'acting', identity: 'U-core/R1' })
    expect([server.calls, onLost.mock.calls]).toEqual([[], []])
  })
})

describe('a call that is refused because of its identity', () => {
  it('stops nothing while the window itself changes the role', async () => {
    let arrive = () => {}
    void noteRefresh(new Promise<void>((resolve) => (arrive = resolve)))
    server.signedIn = director
    const checked = checkIdentity()
    store.set(securityAtom, director)
    arrive()
    await checked
    expect(store.get(strangerAtom)).toBeUndefined()
  })

  it('asks once for many', async () => {
    server.signedIn = core
    await Promise.all([checkIdentity(), checkIdentity(), checkIdentity()])
    expect(server.calls).toHaveLength(1)
  })

  it('without an answer changes nothing', async () => {
    server.signedIn = undefined
    await checkIdentity()
    expect(store.get(strangerAtom)).toBeUndefined()
  })
})
