import type { FullConfig, FullResult } from '@playwright/test/reporter'

/** What a reporter of ours returns from `onEnd`. */
export type Reported = { status?: FullResult['status'] } | undefined

/**
 * Says what is wrong with a run as a whole, and no test's fault. It stands in the JSON report (`scripts/results.ts`): when
 * a failed test passes on repetition, this is still wrong.
 */
export function report(config: FullConfig | undefined, problems: readonly string[]): Reported {
  if (problems.length === 0) return undefined
  for (const problem of problems) console.log(problem)
  if (config !== undefined) config.metadata['problems'] = problems
  return { status: 'failed' }
}
