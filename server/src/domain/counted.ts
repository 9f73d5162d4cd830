/**
 * What this process has done since it began, for whoever watches it (`operations/metrics.ts`): counts and seconds, never of
 * whom or about what. One for the process, as the figures of its memory are.
 */
export const counted = {
  /** Acts that have been committed, by their names in the audit log, such as `ISSUE.SUBMIT`. */
  acts: new Map<string, number>(),
  /** Seconds that acts have waited for the rows that they change, and how often they have asked for some. */
  lockSeconds: 0,
  locks: 0,
  /** Event streams that are open now. */
  streams: 0,
}

export function countActs(facts: readonly { action: string }[]): void {
  for (const { action } of facts) counted.acts.set(action, (counted.acts.get(action) ?? 0) + 1)
}
