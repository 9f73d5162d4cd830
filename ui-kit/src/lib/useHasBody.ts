import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on a server, and while its page is taken over; true from the first render elsewhere. For portals to the body. */
export function useHasBody(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
