import { useEffect, useState } from 'react'

const SEARCH_DELAY_MS = 250

/** What is typed, once the typing has paused: a search is not asked for each key. */
export function useDelayed(value: string): string {
  const [delayed, setDelayed] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [value])
  return delayed
}
