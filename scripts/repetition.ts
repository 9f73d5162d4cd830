import type { Failure } from './failures.ts'
import type { Count } from './results.ts'

/** What is known of one suite's run. */
export interface Outcome {
  count: Count
  failures: readonly Failure[]
  /** Tests that failed beside the others and passed alone, with what they said when they failed. */
  passedOnRepetition: readonly Failure[]
}

/** So many tests do not fail by chance: they are not repeated, and the run ends when it can. */
export const mostRepeated = 20

/**
 * Whether the tests that failed may be run once more: they are all that failed. What was not started, was stopped or
 * could not be loaded is not there to be repeated.
 */
export const isRepeatable = ({ count, failures }: Outcome): boolean =>
  failures.length > 0 &&
  failures.length <= mostRepeated &&
  count.failed === failures.length &&
  failures.every(({ isTest }) => isTest)

/** The outcome of a suite once its failed tests have run again: `passed` and `failed` are the names of what ran then. */
export function afterRepetition(
  { count, failures }: Outcome,
  { passed, failed }: { passed: readonly string[]; failed: readonly string[] },
): Outcome {
  const isGood = ({ name }: Failure) => passed.includes(name) && !failed.includes(name)
  const passedOnRepetition = failures.filter(isGood)
  if (passedOnRepetition.length === 0) return { count, failures, passedOnRepetition }
  return {
    count: {
      passed: count.passed + passedOnRepetition.length,
      failed: count.failed - passedOnRepetition.length,
      notes: [...count.notes, `${passedOnRepetition.length} passed on repetition`],
    },
    failures: failures.filter((failure) => !isGood(failure)),
    passedOnRepetition,
  }
}
