import { useEffect, useRef, useState } from 'react'
import { now as appNow } from './clock.ts'

/** Half of what the eye notices on a display of seconds. */
const TICK_MS = 250

/**
 * Whole seconds until `until`, by the clock and not by counting ticks: a tab in the background ticks slowly. 0 when
 * there is nothing to wait for.
 * @param until milliseconds by `now`.
 * @param onEnd called once for each `until`, when it has passed: also when it had already, after a sleep or a late start.
 */
export function useCountdown(until: number | undefined, onEnd?: () => void, now: () => number = appNow): number {
  const [, tick] = useState(0)
  const seconds = until === undefined ? 0 : Math.max(0, Math.ceil((until - now()) / 1000))
  const running = seconds > 0

  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS)
    return () => clearInterval(timer)
  }, [running])

  const ended = useRef<number>(undefined)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (until === undefined || running || ended.current === until) return
    ended.current = until
    end.current?.()
  }, [until, running])
  return seconds
}
