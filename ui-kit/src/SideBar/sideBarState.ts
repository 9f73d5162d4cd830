/** The bar folds away after this long without use (spec §9). */
export const IDLE_MS = 7000
/** 回到顶部 appears when the page is scrolled further than this (spec §9). */
export const BACK_TO_TOP_FROM_PX = 768

export interface SideBarState {
  isExpanded: boolean
  /** The user wants it to stay. */
  isPinned: boolean
  hasPointer: boolean
  hasFocus: boolean
  /** The item whose popup is open. */
  popup: string | null
  /** When it was last used, in ms of any clock that only goes forward. */
  usedAt: number
}

export type SideBarEvent =
  /** Over the bar: enters or moves. */
  | { type: 'pointer'; at: number }
  | { type: 'pointerLeft'; at: number }
  | { type: 'focus'; at: number }
  | { type: 'blur'; at: number }
  /** A key inside the bar. */
  | { type: 'key'; at: number }
  | { type: 'toggle'; at: number }
  | { type: 'pin'; isPinned: boolean; at: number }
  /** Opens the popup of an item, or closes it if it is open. */
  | { type: 'popup'; id: string; at: number }
  | { type: 'closePopup'; at: number }
  /** The window has become narrow: zoomed in, or turned. */
  | { type: 'narrow'; at: number }
  /** Time has passed. */
  | { type: 'tick'; at: number }

interface Beginning {
  isPinned: boolean
  isNarrow: boolean
  /** It covers nothing where it stands open. */
  hasRoom: boolean
  at: number
}

export function initialSideBar({ isPinned, isNarrow, hasRoom, at }: Beginning): SideBarState {
  // On a phone it would cover the content: there it waits as a ball (1.4.10). Elsewhere the page keeps room for a pinned one.
  return {
    isExpanded: !isNarrow && (hasRoom || isPinned),
    isPinned,
    hasPointer: false,
    hasFocus: false,
    popup: null,
    usedAt: at,
  }
}

/**
 * The bar's life, without a clock of its own. It folds only when nobody uses it: no pointer over it, no focus and
 * no popup in it, not pinned (2.2.1, 2.2.2). Folding by itself never happens under the focus, so it never moves it.
 */
export function sideBarReducer(state: SideBarState, event: SideBarEvent): SideBarState {
  switch (event.type) {
    case 'tick': {
      const end = foldsAt(state)
      return end !== null && event.at >= end ? { ...state, isExpanded: false } : state
    }
    case 'narrow':
      // It lies over the content now (1.4.10); where it is being used it stays, as always.
      return state.hasFocus || state.popup !== null ? state : { ...state, isExpanded: false }
    case 'toggle':
      return { ...state, isExpanded: !state.isExpanded, popup: null, usedAt: event.at }
    case 'pin':
      return { ...state, isPinned: event.isPinned, usedAt: event.at }
    case 'popup':
      return { ...state, popup: state.popup === event.id ? null : event.id, usedAt: event.at }
    case 'closePopup':
      return { ...state, popup: null, usedAt: event.at }
    case 'pointer':
    case 'pointerLeft':
      return { ...state, hasPointer: event.type === 'pointer', usedAt: event.at }
    case 'focus':
    case 'blur':
      return { ...state, hasFocus: event.type === 'focus', usedAt: event.at }
    case 'key':
      return { ...state, usedAt: event.at }
  }
}

/** When it will fold if nothing happens; null is never. */
export function foldsAt(state: SideBarState): number | null {
  const { isExpanded, isPinned, hasPointer, hasFocus, popup, usedAt } = state
  return isExpanded && !isPinned && !hasPointer && !hasFocus && popup === null ? usedAt + IDLE_MS : null
}
