import type { Endpoint } from '@jinpiao/contract/endpoint'

/** What the usage of the portal is made of: calls with their answers, and pages that broke. */
export type Observed =
  | { kind: 'call'; endpoint: Endpoint; ms: number; answer: unknown; error?: undefined }
  | { kind: 'call'; endpoint: Endpoint; ms: number; answer?: undefined; error: unknown }
  | { kind: 'broken' }

let listener: ((observed: Observed) => void) | undefined

/** Hears of every call from now on. @returns how to stop. */
export function observe(given: (observed: Observed) => void): () => void {
  listener = given
  return () => {
    listener = undefined
  }
}

/** Nothing depends on who listens. */
export function tellObserver(observed: Observed): void {
  try {
    listener?.(observed)
  } catch {
    // What is not recorded is no reason for an act to fail.
  }
}

/** Does the work of a call, and tells how it went. */
export async function observed<Answer>(endpoint: Endpoint, work: () => Promise<Answer>): Promise<Answer> {
  const begun = performance.now()
  const ms = () => Math.round(performance.now() - begun)
  try {
    const answer = await work()
    tellObserver({ kind: 'call', endpoint, ms: ms(), answer })
    return answer
  } catch (error) {
    tellObserver({ kind: 'call', endpoint, ms: ms(), error })
    throw error
  }
}
