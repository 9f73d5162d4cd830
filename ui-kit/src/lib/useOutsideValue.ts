import { useLayoutEffect, useRef } from 'react'

/**
 * Calls `take` before the next paint when the owner has given another value than the field told it: the form was
 * filled or reset. Noticed in an effect, because noticed in rendering it would render the field twice with each key.
 */
export function useOutsideValue(value: string, told: string, take: () => void): void {
  const seen = useRef(value)
  useLayoutEffect(() => {
    if (value === seen.current) return
    seen.current = value
    if (value !== told) take()
  })
}
