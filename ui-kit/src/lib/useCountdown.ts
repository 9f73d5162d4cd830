import { useEffect, useRef, useState } from 'react'

/** Half of what the eye notices on a display of seconds. */
const TICK_MS = 250

/**
 * Whole seconds until `until`, by the clock and not by counting ticks: a tab in the background ticks slowly. 0 when
 * there is nothing to wait for.
 * @param until milliseconds by `now`.
 * @param onEnd called once when the time has run out.
 */
export function useCountdown(until: number | undefined, onEnd?: () => void, now: () => number = Date.now): number {
  const [, tick] = useState(0)
  const seconds = until === undefined ? 0 : Math.max(0, Math.ceil((until - now()) / 1000))
  const running = seconds > 0

  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => tick((count) => count + 1), TICK_MS)
    return () => clearInterval(timer)
  }, [running])

  const wasRunning = useRef(false)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (wasRunning.current && !running) end.current?.()
    wasRunning.current = running
  }, [running])
  return seconds
}
