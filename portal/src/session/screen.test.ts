import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isPhoneAtom, screenAtom, sizeClassAtom, watchScreen } from './screen.ts'
import { store } from './store.ts'

function windowOf(width: number, height: number) {
  const resized: (() => void)[] = []
  const target = {
    innerWidth: width,
    innerHeight: height,
    // Reads the query itself, so that the border stands in the stylesheets' scale alone.
    matchMedia: (query: string) => ({ matches: target.innerWidth >= Number(/min-width: (\d+)px/.exec(query)?.[1]) }),
    addEventListener: (_: string, listener: () => void) => resized.push(listener),
    removeEventListener: (_: string, listener: () => void) => resized.splice(resized.indexOf(listener), 1),
    resize: (to: number) => {
      target.innerWidth = to
      for (const listener of resized) listener()
    },
  }
  return target
}
const watch = (target: ReturnType<typeof windowOf>) => watchScreen(target as unknown as Window)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('spec §4, §9: screen', () => {
  it('is 1200 × 600 until it has been measured', () => {
    expect(store.get(screenAtom)).toEqual({ width: 1200, height: 600, sizeClass: 'MINI' })
  })

  it.each([
    [1479, 'MINI'],
    [1480, 'WIDE'],
  ])('%s px wide is %s', (width, expected) => {
    watch(windowOf(width, 900))
    expect(store.get(screenAtom)).toEqual({ width, height: 900, sizeClass: expected })
  })

  it('follows the window 200 ms after it has come to rest', () => {
    const target = windowOf(1000, 800)
    watch(target)
    target.resize(1400)
    vi.advanceTimersByTime(199)
    target.resize(1600)
    vi.advanceTimersByTime(199)
    expect(store.get(screenAtom).width).toBe(1000)
    vi.advanceTimersByTime(1)
    expect(store.get(screenAtom)).toMatchObject({ width: 1600, sizeClass: 'WIDE' })
    expect(store.get(sizeClassAtom)).toBe('WIDE')
  })

  it('is followed no more after the end, also not by a measurement that waits', () => {
    const target = windowOf(1000, 800)
    const end = watch(target)
    target.resize(1600)
    end()
    vi.advanceTimersByTime(1000)
    target.resize(1500)
    vi.advanceTimersByTime(1000)
    expect(store.get(screenAtom).width).toBe(1000)
  })

  it.each([
    [639, true],
    [640, false],
  ])('at %s px lists stand as on a phone: %s', (width, expected) => {
    watch(windowOf(width, 900))
    expect(store.get(isPhoneAtom)).toBe(expected)
  })

  it('nothing else in the portal asks the window for its size', () => {
    const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}', '!./screen.ts'], {
      eager: true,
      query: '?raw',
      import: 'default',
    })
    // What the reader prefers is no size: matchMedia('(prefers-…').
    const asks =
      /\b(innerWidth|innerHeight|outerWidth|outerHeight|visualViewport|useMediaQuery)\b|\bmatchMedia\((?!'\(prefers-)|['"]resize['"]|\bscreen\.(width|height)/
    expect(Object.keys(sources).length).toBeGreaterThan(300)
    expect(Object.keys(sources).filter((file) => asks.test(sources[file] ?? ''))).toEqual([])
  })
})
