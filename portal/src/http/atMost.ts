/**
 * Runs what it is given, so many at a time and in order; the others wait. For pages that ask for each of many things:
 * 200 questions at once would hold up everything else that the page wants to know.
 */
export function atMost(limit: number): <Result>(run: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (run) => {
    if (running === limit) await new Promise<void>((go) => waiting.push(go))
    else running += 1
    try {
      return await run()
    } finally {
      // A place is handed over, not freed, so that nobody overtakes those who wait.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
