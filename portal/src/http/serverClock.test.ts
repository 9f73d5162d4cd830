import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTab } from '#portal/session/testing/browserStubs.ts'

const machine = Date.UTC(2026, 10, 21, 6, 0, 0)
let tab: ReturnType<typeof openTab>

/** The module as a page that is loaded now has it. */
async function load() {
  vi.resetModules()
  return import('./serverClock.ts')
}

beforeEach(() => {
  tab = openTab()
  vi.useFakeTimers({ now: machine, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const dateOf = (time: number) => new Date(time).toUTCString()

describe("the server's time", () => {
  it.each([
    ['ten minutes ahead', 600_000],
    ['ten minutes behind', -600_000],
    ['three years behind', -3 * 365 * 86_400_000],
  ])('is learned from the first answer: %s', async (_case, difference) => {
    const { learnServerTime, serverNow } = await load()
    expect(learnServerTime(dateOf(machine + difference), machine - 200)).toBe(true)
    expect(Math.abs(serverNow() - (machine + difference))).toBeLessThan(1000)
  })

  it('a right clock, a slow answer and whole seconds teach nothing', async () => {
    const { learnServerTime, serverNow } = await load()
    for (const [header, sentAt] of [
      [dateOf(machine), machine],
      [dateOf(machine - 999), machine - 500],
      [dateOf(machine - 60_000), machine - 90_000],
      ['no date', machine],
      [undefined, machine],
      // Set back while the answer was on its way.
      [dateOf(machine), machine + 600_000],
    ] as const)
      expect(learnServerTime(header, sentAt)).toBe(false)
    expect(serverNow()).toBe(machine)
  })

  it('the difference is kept for the tab: a reload begins with it', async () => {
    const before = await load()
    before.learnServerTime(dateOf(machine + 600_000), machine)
    const after = await load()
    expect(after.serverNow()).toBe(before.serverNow())
    expect(after.learnServerTime(dateOf(machine + 600_000), machine)).toBe(false)
    expect(Object.keys(tab.local)).toEqual([])
  })

  it('a clock that is put right is learned anew', async () => {
    const { learnServerTime, serverNow } = await load()
    learnServerTime(dateOf(machine + 600_000), machine)
    expect(learnServerTime(dateOf(machine), machine)).toBe(true)
    expect(Math.abs(serverNow() - machine)).toBeLessThan(1000)
  })

  it('a browser without storage learns it all the same', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    const { learnServerTime, serverNow } = await load()
    expect(learnServerTime(dateOf(machine + 600_000), machine)).toBe(true)
    expect(serverNow()).toBeGreaterThan(machine + 590_000)
  })
})
