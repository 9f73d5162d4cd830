import { describe, expect, test } from 'vitest'
import { foldsAt, initialSideBar, type SideBarEvent, type SideBarState, sideBarReducer } from './sideBarState.ts'

const begun = { isPinned: false, isNarrow: false, hasRoom: true, at: 0 }
const start = initialSideBar(begun)
const after = (...events: SideBarEvent[]) => events.reduce(sideBarReducer, start)
const tick = (at: number): SideBarEvent => ({ type: 'tick', at })
const later = 24 * 3_600_000

describe('spec §9: folds after 7 s without use', () => {
  test('not a moment earlier', () => {
    expect(after(tick(6999)).isExpanded).toBe(true)
    expect(after(tick(7000)).isExpanded).toBe(false)
  })

  test('every use begins the time anew', () => {
    expect(after({ type: 'key', at: 5000 }, tick(11_999)).isExpanded).toBe(true)
    expect(after({ type: 'key', at: 5000 }, tick(12_000)).isExpanded).toBe(false)
    expect(after({ type: 'pointer', at: 1000 }, { type: 'pointerLeft', at: 6000 }, tick(12_999)).isExpanded).toBe(true)
  })
})

test('spec §1: it stands open to begin with, and slides out by itself', () => {
  expect(start.isExpanded).toBe(true)
  expect(foldsAt(start)).toBe(7000)
})

test('where it has no room beside the content it begins folded, unless it is pinned', () => {
  const beginning = (given: object) => initialSideBar({ ...begun, hasRoom: false, ...given }).isExpanded
  expect([beginning({}), beginning({ isPinned: true }), beginning({ isPinned: true, isNarrow: true })]).toEqual([
    false,
    true,
    false,
  ])
})

describe('accessibility §5.14: it never folds while it is used', () => {
  const used: Record<string, SideBarEvent> = {
    'the pointer is over it': { type: 'pointer', at: 0 },
    'the focus is in it': { type: 'focus', at: 0 },
    'a popup is open': { type: 'popup', id: 'qr', at: 0 },
    'the user pinned it': { type: 'pin', isPinned: true, at: 0 },
  }
  test.each(Object.entries(used))('%s', (_, event) => {
    expect(foldsAt(after(event))).toBeNull()
    expect(after(event, tick(later)).isExpanded).toBe(true)
  })

  const ended: [SideBarEvent, SideBarEvent][] = [
    [
      { type: 'pointer', at: 0 },
      { type: 'pointerLeft', at: 9000 },
    ],
    [
      { type: 'focus', at: 0 },
      { type: 'blur', at: 9000 },
    ],
    [
      { type: 'popup', id: 'qr', at: 0 },
      { type: 'closePopup', at: 9000 },
    ],
    [
      { type: 'pin', isPinned: true, at: 0 },
      { type: 'pin', isPinned: false, at: 9000 },
    ],
  ]
  test.each(ended)('after %o has ended the time begins', (begin, end) => {
    expect(foldsAt(after(begin, end))).toBe(16_000)
  })
})

test('1.4.10: it becomes a ball when the window becomes narrow, also pinned, and stays where it is used', () => {
  const narrow: SideBarEvent = { type: 'narrow', at: 0 }
  expect(after(narrow).isExpanded).toBe(false)
  expect(after({ type: 'pin', isPinned: true, at: 0 }, narrow).isExpanded).toBe(false)
  expect(after({ type: 'focus', at: 0 }, narrow).isExpanded).toBe(true)
  expect(after({ type: 'popup', id: 'qr', at: 0 }, narrow).isExpanded).toBe(true)
})

test('1.4.10: on a narrow screen it begins as a ball', () => {
  expect(initialSideBar({ ...begun, isNarrow: true }).isExpanded).toBe(false)
})

test('a folded bar stays folded, and the button brings it back', () => {
  const folded = after(tick(7000))
  expect(foldsAt(folded)).toBeNull()
  const again = sideBarReducer(folded, { type: 'toggle', at: 8000 })
  expect([again.isExpanded, foldsAt(again)]).toEqual([true, 15_000])
})

test('one popup at a time; its button closes it again, folding closes it', () => {
  const popups = (...ids: string[]) => after(...ids.map((id): SideBarEvent => ({ type: 'popup', id, at: 0 }))).popup
  expect([popups('qr'), popups('qr', 'app'), popups('qr', 'qr')]).toEqual(['qr', 'app', null])
  expect(after({ type: 'popup', id: 'qr', at: 0 }, { type: 'toggle', at: 1 })).toMatchObject({
    isExpanded: false,
    popup: null,
  } satisfies Partial<SideBarState>)
})
