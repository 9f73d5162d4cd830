/**
 * Scenes of a history that overlap, played in the order of time: numbers, entries and messages then come one after the
 * other as they would have. One scene acts at a time; the others wait for their moment.
 */
export interface Timeline {
  /** Goes on at this moment, when everything that happens before has happened. */
  at(ms: number): Promise<void>
  /** Plays scenes beside each other; each begins with `at`. */
  play(scenes: readonly (() => Promise<unknown>)[]): Promise<void>
}

interface Waiting {
  ms: number
  goOn: () => void
}

/** @param set turns the clock to the moment that comes next. */
export function createTimeline(set: (ms: number) => void): Timeline {
  const waiting: Waiting[] = []
  /** Scenes that act at this moment, the caller's own among them. */
  let acting = 1
  let now = Number.NEGATIVE_INFINITY

  function step(): void {
    if (acting > 0 || waiting.length === 0) return
    const next = waiting.reduce((first, each) => (each.ms < first.ms ? each : first))
    waiting.splice(waiting.indexOf(next), 1)
    acting += 1
    now = next.ms
    set(now)
    next.goOn()
  }

  return {
    at(ms) {
      if (ms < now) throw new RangeError(`${new Date(ms).toISOString()} is over`)
      return new Promise((goOn) => {
        waiting.push({ ms, goOn })
        acting -= 1
        step()
      })
    },
    async play(scenes) {
      acting += scenes.length - 1
      await Promise.all(
        scenes.map(async (scene) => {
          await scene()
          acting -= 1
          step()
        }),
      )
      acting += 1
    },
  }
}
