import { type FocusEvent, type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import { useKeptInView } from '../lib/useKeptInView.ts'
import { tabReachedBy } from './tabKeys.ts'

export interface TabsState {
  selectedKey?: string | undefined
  defaultSelectedKey?: string | undefined
  onSelectionChange?: ((id: string) => void) | undefined
  keyboardActivation?: 'automatic' | 'manual' | undefined
}

/**
 * APG tabs: one Tab stop, the arrows move inside, and choose unless `manual`. Our own instead of react-aria's,
 * because that brings its whole machinery for collections (22 KB of the login page) to a list of three.
 */
export function useTabs(ids: readonly string[], { keyboardActivation = 'automatic', ...state }: TabsState) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const [own, setOwn] = useState(state.defaultSelectedKey)
  // While the focus is in the list, the tab that has it; `manual` lets it differ from the selected one.
  const [focused, setFocused] = useState<string>()
  const wanted = state.selectedKey ?? own
  const selected = wanted !== undefined && ids.includes(wanted) ? wanted : ids[0]
  useKeptInView(list, '[aria-selected=true]', selected)
  const stop = focused !== undefined && ids.includes(focused) ? focused : selected

  function select(id: string) {
    if (id === selected) return
    setOwn(id)
    state.onSelectionChange?.(id)
  }

  function move(event: KeyboardEvent, from: string) {
    // Alt and the left arrow go back in history; no combination is ours.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const id = tabReachedBy(event.key, ids, from)
    if (id === undefined) return
    event.preventDefault()
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(id)}"]`)?.focus()
    if (keyboardActivation === 'automatic') select(id)
  }

  const idsOf = (id: string) => {
    const safe = `${base}${ids.indexOf(id)}`
    return { tab: `${safe}tab`, panel: `${safe}panel` }
  }

  return {
    list,
    selected,
    idsOf,
    tabProps: (id: string) => ({
      id: idsOf(id).tab,
      'data-key': id,
      'aria-selected': id === selected,
      'aria-controls': idsOf(id).panel,
      tabIndex: id === stop ? 0 : -1,
      onFocus: () => setFocused(id),
      onBlur: (event: FocusEvent) => {
        if (!list.current?.contains(event.relatedTarget)) setFocused(undefined)
      },
      onKeyDown: (event: KeyboardEvent) => move(event, id),
      onClick: (event: MouseEvent<HTMLElement>) => {
        // Safari gives a clicked button no focus.
        event.currentTarget.focus()
        select(id)
      },
    }),
  }
}
