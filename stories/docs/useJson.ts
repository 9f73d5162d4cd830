import { useEffect, useState } from 'react'

const asked = new Map<string, Promise<unknown>>()

/** What stands at an address beside this page; undefined until it is there, null where there is nothing. */
export function useJson<T>(address: string): T | null | undefined {
  const [found, setFound] = useState<T | null>()
  useEffect(() => {
    // No such file: whatever is answered in its place is no JSON.
    const answer =
      asked.get(address) ??
      fetch(address)
        .then((response) => response.json() as Promise<unknown>)
        .catch(() => null)
    asked.set(address, answer)
    let isWanted = true
    answer.then((value) => isWanted && setFound(value as T | null)).catch(() => {})
    return () => {
      isWanted = false
    }
  }, [address])
  return found
}
