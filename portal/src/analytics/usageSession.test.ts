import { expect, it } from 'vitest'
import { forgetUsageSession, nextPlace } from './usageSession.ts'

const MINUTE = 60_000
const T = 1_000_000

/** What the tabs of a browser share. */
function sharedStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage
}

it('spec §9: a session ends after 30 minutes without an event, however long it was', () => {
  const storage = sharedStorage()
  const at = (minutes: number) => nextPlace('P1', T + minutes * MINUTE, undefined, storage)
  const first = at(0)
  expect(first).toMatchObject({ seq: 0, isNew: true })
  expect(at(29)).toEqual({ session: first.session, seq: 1, isNew: false })
  expect(at(58)).toEqual({ session: first.session, seq: 2, isNew: false })
  const next = at(88)
  expect(next).toMatchObject({ seq: 0, isNew: true })
  expect(next.session).not.toBe(first.session)
})

it('spec §9: a platform’s own length is kept, 5 seconds at least', () => {
  for (const [wanted, length] of [
    [60_000, 60_000],
    [1, 5_000],
  ] as const) {
    const storage = sharedStorage()
    const after = (ms: number) => nextPlace('P1', T + ms, wanted, storage).isNew
    expect([after(0), after(length - 1), after(2 * length - 1)]).toEqual([true, false, true])
  }
})

it('tabs share the session; another person has another one, and so has who comes after it was forgotten', () => {
  const storage = sharedStorage()
  const tab = nextPlace('P1', T, undefined, storage)
  expect(nextPlace('P1', T + 1, undefined, storage).session).toBe(tab.session)
  const other = nextPlace('P2', T + 2, undefined, storage)
  expect(other).toMatchObject({ seq: 0, isNew: true })
  forgetUsageSession(storage)
  expect(nextPlace('P2', T + 3, undefined, storage).session).not.toBe(other.session)
})

it('a clock that was set back, or a text that is none of ours, begins a new session', () => {
  const storage = sharedStorage()
  nextPlace('P1', T + 30 * MINUTE, undefined, storage)
  expect(nextPlace('P1', T, undefined, storage).isNew).toBe(true)
  storage.setItem('jinpiao.analytics', '{')
  expect(nextPlace('P1', T, undefined, storage).isNew).toBe(true)
})

it('two tabs whose clocks differ by a second share one session', () => {
  const storage = sharedStorage()
  const first = nextPlace('P1', T, undefined, storage)
  for (const at of [T - 1000, T + 10, T - 990]) {
    expect(nextPlace('P1', at, undefined, storage)).toMatchObject({ session: first.session, isNew: false })
  }
})
