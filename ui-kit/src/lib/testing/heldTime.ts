import { onTestFinished } from 'vitest'
import { realPauses, setPauses } from '../pause.ts'
import { frames } from './mount.tsx'

interface Due {
  at: number
  act: () => void
}

/** The kit's pauses, which end when the test says so. */
export interface HeldTime {
  /** Lets `ms` go by: what is due by then is done, in its order, and painted. */
  pass: (ms: number) => Promise<void>
  /** Gives time back: what still waits goes on from here. */
  release: () => void
}

/**
 * Holds the time by which the kit waits before it speaks. Keys, paint and the network stay real. Without it a machine
 * that is slow between two keys makes of one announcement two. Released at the end of the test at the latest.
 */
export function holdTime(): HeldTime {
  let time = 0
  let waiting: Due[] = []
  const take = (due: Due) => {
    waiting = waiting.filter((each) => each !== due)
  }
  setPauses({
    elapsed: () => time,
    after: (ms, act) => {
      // The next task, and no pause.
      if (ms === 0) return realPauses.after(ms, act)
      const due = { at: time + ms, act }
      waiting.push(due)
      return () => take(due)
    },
  })
  const held: HeldTime = {
    pass: async (ms) => {
      const end = time + ms
      for (;;) {
        const next = waiting.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0]
        if (next === undefined) break
        take(next)
        time = Math.max(time, next.at)
        next.act()
      }
      time = end
      await frames()
    },
    release: () => {
      const startedAt = performance.now()
      setPauses({ ...realPauses, elapsed: () => time + performance.now() - startedAt })
      const left = waiting.map((due) => ({ due, ms: due.at - time }))
      for (const { due, ms } of left) {
        setTimeout(() => {
          // Called off meanwhile, by what `after` gave while time was held.
          if (!waiting.includes(due)) return
          take(due)
          due.act()
        }, ms)
      }
    },
  }
  onTestFinished(held.release)
  return held
}
