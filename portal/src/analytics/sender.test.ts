import type { AnalyticsEvent } from '@jinpiao/contract/analytics'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSender, delayAfter } from './sender.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Unsent events of each person, and a server that takes them unless it is told otherwise. */
function browser() {
  const unsent: Record<string, string[]> = {}
  const world = {
    unsent,
    who: 'P1' as string | undefined,
    sent: [] as string[][],
    answer: async (ids: string[]): Promise<string[]> => ids,
  }
  let last: Promise<void> = Promise.resolve()
  const tab = () =>
    createSender({
      store: {
        oldest: async (owner, limit) =>
          (unsent[owner] ?? []).slice(0, limit).map((id) => ({ id }) as unknown as AnalyticsEvent),
        remove: async (owner, ids) => {
          unsent[owner] = (unsent[owner] ?? []).filter((id) => !ids.includes(id))
        },
      },
      owner: () => world.who,
      send: async (events) => {
        const ids = events.map(({ id }) => id)
        world.sent.push(ids)
        return world.answer(ids)
      },
      // As the lock of the browser: one after the other.
      alone: (work) => {
        last = last.then(work, work)
        return last
      },
    })
  return { world, tab }
}
const ids = (count: number, name = 'E') => Array.from({ length: count }, (_, n) => `${name}${n}`)
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('spec §9: sending', () => {
  it('waits 5 s after the first unsent event, and sends up to 100 at a time until none is left', async () => {
    const { world, tab } = browser()
    world.unsent['P1'] = ids(250)
    const sender = tab()
    sender.wake()
    await pass(4_999)
    sender.wake()
    expect(world.sent).toEqual([])
    await pass(1)
    expect(world.sent.map(({ length }) => length)).toEqual([100, 100, 50])
    expect(world.unsent['P1']).toEqual([])
  })

  it('the pause doubles with each failure: 5, 10, 20 … 640 s', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 99].map((failures) => delayAfter(failures) / 1000)).toEqual([
      5, 10, 20, 40, 80, 160, 320, 640, 640, 640,
    ])
  })

  it('nothing is lost by a failure; an answer, or the network that is back, begins with 5 s again', async () => {
    const { world, tab } = browser()
    world.unsent['P1'] = ids(3)
    const fails = async () => Promise.reject(new Error('network'))
    const takes = world.answer
    world.answer = fails
    const sender = tab()
    sender.wake()
    await pass(5_000 + 10_000 + 20_000)
    expect(world.sent).toHaveLength(3)
    expect(world.unsent['P1']).toEqual(ids(3))
    sender.online()
    await pass(5_000)
    expect(world.sent).toHaveLength(4)
    world.answer = takes
    await pass(10_000)
    expect(world.unsent['P1']).toEqual([])
    world.unsent['P1'] = ids(1, 'F')
    sender.wake()
    await pass(5_000)
    expect(world.sent.at(-1)).toEqual(['F0'])
  })

  it('only what the server has accepted is deleted; what it names besides is not', async () => {
    const { world, tab } = browser()
    world.unsent['P1'] = ids(3)
    world.answer = async () => ['E1', 'X9']
    tab().wake()
    await pass(5_000)
    expect(world.unsent['P1']).toEqual(['E0', 'E2'])
  })

  it('an answer that accepts nothing is no reason to ask again at once', async () => {
    const { world, tab } = browser()
    world.unsent['P1'] = ids(100)
    world.answer = async () => []
    tab().wake()
    await pass(5_000)
    expect(world.sent).toHaveLength(1)
  })

  it('of two tabs one sends, and the other finds nothing left', async () => {
    const { world, tab } = browser()
    world.unsent['P1'] = ids(5)
    for (const each of [tab(), tab()]) each.wake()
    await pass(5_000)
    expect(world.sent).toEqual([ids(5)])
  })

  it('events are sent under their own person or not at all', async () => {
    const { world, tab } = browser()
    world.unsent['P1'] = ids(2)
    world.unsent['P2'] = ids(1, 'F')
    world.who = undefined
    const sender = tab()
    sender.wake()
    await pass(5_000)
    expect(world.sent).toEqual([])
    world.who = 'P2'
    sender.wake()
    await pass(5_000)
    expect([world.sent, world.unsent]).toEqual([[['F0']], { P1: ids(2), P2: [] }])
  })
})
