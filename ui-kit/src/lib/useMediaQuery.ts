import { useCallback, useSyncExternalStore } from 'react'

const unfollowed = () => () => {}

/**
 * Whether a media query matches, followed as it changes.
 *
 * @param known the answer, where somebody else has asked already: then the window is not asked again.
 */
export function useMediaQuery(query: string, known?: boolean): boolean {
  const follow = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    known === undefined ? follow : unfollowed,
    () => known ?? matchMedia(query).matches,
    () => known ?? false,
  )
}
