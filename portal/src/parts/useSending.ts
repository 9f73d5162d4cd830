import { useState } from 'react'

interface Progress {
  isPending: boolean
  error: unknown
}
const idle: Progress = { isPending: false, error: undefined }

/**
 * One thing that a page before login sends: whether it runs and what it failed of, by the names of `useMutation`, which
 * every page after login uses. Here that one would break a target: the scripts that the login page waits for may have
 * 165 KB gzipped (tests/bench), have 164, and would have 172.
 */
export function useSending<Given = void>(act: (given: Given) => Promise<unknown>, onError?: (error: unknown) => void) {
  const [progress, setProgress] = useState(idle)

  async function mutate(given: Given) {
    setProgress({ isPending: true, error: undefined })
    try {
      await act(given)
      setProgress(idle)
    } catch (error) {
      setProgress({ isPending: false, error })
      onError?.(error)
    }
  }

  return { ...progress, mutate, reset: () => setProgress(idle) }
}
