import { useRef } from 'react'

/** Uploads under way in several parts of a form, added up for the button that waits for them. */
export function usePending(onPending: (pending: number) => void) {
  const counts = useRef(new Map<string, number>())
  const set = (part: string, count: number) => {
    counts.current.set(part, count)
    onPending([...counts.current.values()].reduce((sum, each) => sum + each, 0))
  }
  return {
    of: (part: string) => (count: number) => set(part, count),
    /** A part that is gone waits for nothing. */
    forget: (part: string) => set(part, 0),
  }
}
