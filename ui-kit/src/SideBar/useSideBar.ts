import { type FocusEvent, useEffect, useReducer } from 'react'
import { useScreen } from '../lib/screen.ts'
import { useMediaQuery } from '../lib/useMediaQuery.ts'
import { foldsAt, initialSideBar, type SideBarEvent, sideBarReducer } from './sideBarState.ts'

type Untimed<E> = E extends SideBarEvent ? Omit<E, 'at'> : never
type Sent = Untimed<SideBarEvent>

/**
 * Gives the pure state its clock: one timer, set for the moment at which the bar would fold.
 *
 * @param roomQuery windows in which it may begin open, pinned or not.
 */
export function useSideBar(isPinned: boolean, roomQuery = 'all') {
  const { isPhone: isNarrow } = useScreen()
  const hasRoom = useMediaQuery(roomQuery)
  const [state, dispatch] = useReducer(sideBarReducer, undefined, () =>
    initialSideBar({ isPinned, isNarrow, hasRoom, at: performance.now() }),
  )
  const send = (event: Sent) => dispatch({ ...event, at: performance.now() } as SideBarEvent)

  useEffect(() => {
    dispatch({ type: 'pin', isPinned, at: performance.now() })
  }, [isPinned])

  useEffect(() => {
    if (isNarrow) dispatch({ type: 'narrow', at: performance.now() })
  }, [isNarrow])

  const end = foldsAt(state)
  useEffect(() => {
    if (end === null) return
    const timer = setTimeout(
      () => dispatch({ type: 'tick', at: Math.max(end, performance.now()) }),
      end - performance.now(),
    )
    return () => clearTimeout(timer)
  }, [end])

  const watch = {
    onPointerEnter: () => send({ type: 'pointer' }),
    onPointerLeave: () => send({ type: 'pointerLeft' }),
    onFocus: () => send({ type: 'focus' }),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) send({ type: 'blur' })
    },
  }
  return { state, send, watch }
}
