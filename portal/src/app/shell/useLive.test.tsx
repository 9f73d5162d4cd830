import type { SecurityData } from '@jinpiao/contract/session'
import { realPauses, setPauses } from '@jinpiao/ui-kit/lib/pause'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { isLiveAtom } from '#portal/session/live.ts'
import { securityAtom, store } from '#portal/session/store.ts'
import type { LiveListener } from './liveWindows.ts'
import { useLive } from './useLive.ts'

const { said, now, mocks } = vi.hoisted(() => ({
  said: [] as string[],
  now: { ms: 1_000_000 },
  mocks: { refreshSession: vi.fn(), revalidate: vi.fn(), refresh: vi.fn(), listenLive: vi.fn(), onRefused: vi.fn() },
}))
vi.mock('./liveWindows.ts', () => ({ listenLive: mocks.listenLive }))
vi.mock('@jinpiao/ui-kit/lib/announce', async (original) => ({
  ...(await original<object>()),
  announce: (text: string) => said.push(text),
}))
vi.mock('#portal/session/session.ts', () => ({ refreshSession: mocks.refreshSession }))
vi.mock('#portal/http/serverClock.ts', () => ({ machineNow: () => now.ms }))
vi.mock('#portal/http/queries.ts', () => ({ refresh: mocks.refresh, onRefused: mocks.onRefused }))
vi.mock('react-router-dom', async (original) => ({
  ...(await original<object>()),
  useRevalidator: () => ({ revalidate: mocks.revalidate }),
}))

const role = (pkRole: string) => ({ pkRole, roleCode: pkRole, roleLabel: '', homeUrl: '' })
const security = (...roles: string[]) =>
  ({
    user3: { userId: 'u1' },
    currentRole3: role(roles[0] ?? ''),
    roles3: roles.map(role),
    needUpdatePwd: false,
  }) as unknown as SecurityData

function Live() {
  useLive()
  return null
}
const listeners: LiveListener[] = []
const stop = vi.fn()
/** What the stream says next. */
const tell = (name: 'messages' | 'session', data: unknown = {}) => listeners.at(-1)?.onEvent(name, data)

beforeEach(() => {
  now.ms += 1_000_000
  said.length = 0
  listeners.length = 0
  vi.clearAllMocks()
  mocks.onRefused.mockReturnValue(() => {})
  mocks.listenLive.mockImplementation((_identity: string, listener: LiveListener) => {
    listeners.push(listener)
    return stop
  })
  mocks.refreshSession.mockImplementation(async () => store.get(securityAtom))
  store.set(securityAtom, security('operator', 'director'))
})
afterEach(() => store.set(securityAtom, undefined))

test('H5: new messages are counted, and said once a minute at most', async () => {
  await mountPage(<Live />)
  tell('messages', { n: 2 })
  tell('messages', { n: 3 })
  tell('messages', { n: 'many' })
  expect(said).toEqual(['收到 2 条新消息'])
  expect(mocks.refresh.mock.calls).toEqual([
    ['messages', 'todos'],
    ['messages', 'todos'],
  ])
  now.ms += 60_000
  tell('messages', { n: 1 })
  expect(said).toEqual(['收到 2 条新消息', '收到 4 条新消息'])
})

test('H4: roles that changed while somebody is at work: asked for again, said, and the page judged anew', async () => {
  await mountPage(<Live />)
  mocks.refreshSession.mockImplementation(async () => {
    store.set(securityAtom, security('director'))
    return store.get(securityAtom)
  })
  tell('session')
  await expect.poll(() => mocks.refresh.mock.calls).toContainEqual(['corp', 'users'])
  expect(mocks.refreshSession.mock.calls).toEqual([[{ stating: '' }]])
  expect(mocks.revalidate).toHaveBeenCalledOnce()
  expect(said).toEqual(['您的角色或权限已变更，页面已更新'])
})

test('H5: facts that changed alone are fetched without a word; events in a row ask once, and once more ten seconds later', async () => {
  const waiting: (() => void)[] = []
  setPauses({
    ...realPauses,
    after: (ms, act) => {
      if (ms < 10_000) return realPauses.after(ms, act)
      waiting.push(act)
      return () => void waiting.splice(waiting.indexOf(act), 1)
    },
  })
  onTestFinished(() => setPauses(realPauses))
  await mountPage(<Live />)
  for (let event = 0; event < 3; event++) tell('session')
  await expect.poll(() => mocks.refresh.mock.calls).toContainEqual(['corp', 'users'])
  expect(mocks.refreshSession).toHaveBeenCalledOnce()
  expect(said).toEqual([])

  // What the last of them told is not lost.
  mocks.refreshSession.mockImplementation(async () => security('director'))
  now.ms += 10_000
  expect(waiting).toHaveLength(1)
  waiting[0]?.()
  await expect.poll(() => said).toEqual(['您的角色或权限已变更，页面已更新'])
  expect(mocks.refreshSession).toHaveBeenCalledTimes(2)
})

test('H5: without a stream a refusal asks as well; a session that is over is not judged here', async () => {
  mocks.refreshSession.mockResolvedValue(null)
  await mountPage(<Live />)
  const [refused] = mocks.onRefused.mock.calls[0] as [() => void]
  refused()
  await expect.poll(() => mocks.refreshSession.mock.calls.length).toBe(1)
  expect(mocks.revalidate).not.toHaveBeenCalled()
})

test('H5: one stream per person and role; the pages know whether there is one', async () => {
  const { unmount } = await mountPage(<Live />)
  expect(mocks.listenLive.mock.calls.map(([identity]) => identity)).toEqual(['u1/operator'])
  listeners[0]?.onState(true)
  expect(store.get(isLiveAtom)).toBe(true)
  listeners[0]?.onState(false)
  expect(store.get(isLiveAtom)).toBe(false)
  store.set(securityAtom, security('director'))
  await expect.poll(() => listeners.length).toBe(2)
  expect(stop).toHaveBeenCalledOnce()
  unmount()
  expect(stop).toHaveBeenCalledTimes(2)
})

test('I28: until the password is changed nothing is listened to', async () => {
  store.set(securityAtom, { ...security('operator'), needUpdatePwd: true })
  await mountPage(<Live />)
  expect(mocks.listenLive).not.toHaveBeenCalled()
})
