import type { EntryResult } from '@jinpiao/contract/envelope'
import { isTransient } from '@jinpiao/contract/transient'

/** What a batch led to, in the order in which it was sent (D4: never all or nothing). */
export interface Outcome {
  done: EntryResult[]
  failed: EntryResult[]
}

export const outcomeOf = (results: readonly EntryResult[]): Outcome => ({
  done: results.filter(({ ok }) => ok),
  failed: results.filter(({ ok }) => !ok),
})

/** What may end otherwise when it is tried again: not what a rule refuses, nor what somebody else has decided. */
export const retriable = (failed: readonly EntryResult[]): EntryResult[] =>
  failed.filter(({ code }) => isTransient(code))

/** A second try replaces the results of its entries and leaves the others as they were. */
export function mergeResults(before: readonly EntryResult[], again: readonly EntryResult[]): EntryResult[] {
  return before.map((result) => again.find(({ id }) => id === result.id) ?? result)
}
