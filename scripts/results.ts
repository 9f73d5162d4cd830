import type { Run } from './run.ts'

/** Tests of one suite. `notes` say why something failed that no test names, and what tests that passed warn of. */
export interface Count {
  passed: number
  failed: number
  notes: string[]
}

interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  /** Outside the tests: `unhandledErrors.ts`. */
  errors?: readonly unknown[]
  testResults: { name: string; status: string; assertionResults: unknown[] }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
  suites?: PlaywrightSuite[]
  /** `problems` are what a reporter of ours found in the run as a whole: `tests/lib/problems.ts`. */
  config?: { metadata?: { problems?: readonly string[] } }
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: { tests: { annotations: { type: string; description?: string }[] }[] }[]
}

const times = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const outsideTests = (errors: readonly unknown[]): string[] =>
  errors.length > 0 ? [`${times(errors.length, 'error', 'errors')} outside the tests`] : []

/** A skipped test proves nothing while it looks as if it did, so it counts as failed. */
function withSkipped(count: Count, skipped: number): Count {
  if (skipped === 0) return count
  return {
    ...count,
    failed: count.failed + skipped,
    notes: [...count.notes, `${times(skipped, 'test', 'tests')} did not run`],
  }
}

/**
 * Counts vitest's JSON report. A file that could not be loaded has no tests to count and counts as one failed.
 *
 * @param isPart tests were chosen by name (`-t`): it reports the others as skipped
 */
export function countVitest(report: VitestReport, isPart = false): Count {
  const { errors = [] } = report
  const broken = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const count: Count = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length + errors.length,
    notes: [
      ...(broken.length > 0 ? [`${times(broken.length, 'file', 'files')} could not be loaded`] : []),
      ...outsideTests(errors),
    ],
  }
  return isPart ? count : withSkipped(count, report.numPendingTests + report.numTodoTests)
}

/** What tests that passed want to be read: annotations of the type `warning`, each text once. */
function warningsOf(suites: readonly PlaywrightSuite[]): string[] {
  const all = suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs
      .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
      .flatMap(({ type, description }) => (type === 'warning' && description !== undefined ? [description] : [])),
    ...warningsOf(inner),
  ])
  return [...new Set(all)]
}

/** Counts Playwright's JSON report. A test that passed on repetition passed: the summary names it (`failures.ts`). */
export function countPlaywright(report: PlaywrightReport): Count {
  const { expected, unexpected, flaky, skipped } = report.stats
  const problems = report.config?.metadata?.problems ?? []
  const count: Count = {
    passed: expected + flaky,
    failed: unexpected + report.errors.length + problems.length,
    notes: [...outsideTests(report.errors), ...problems, ...warningsOf(report.suites ?? [])],
  }
  return withSkipped(count, skipped)
}

/**
 * What a suite's run means, given what its report counts: `undefined` where it wrote none, and `'none'` where the step
 * has no tests of its own (lint, a build) and counts as one.
 */
export function judge(run: Run, counted: Count | 'none' | undefined, limitMinutes: number): Count {
  const fail = (note: string, count?: Count): Count => ({
    passed: count?.passed ?? 0,
    failed: (count?.failed ?? 0) + 1,
    notes: [...(count?.notes ?? []), note],
  })
  const known = counted === 'none' ? undefined : counted
  if (run.timedOut) return fail(`stopped: it took longer than ${Math.round(limitMinutes * 10) / 10} min`, known)
  if (counted === 'none') return run.code === 0 ? { passed: 1, failed: 0, notes: [] } : fail(`exit code ${run.code}`)
  if (known === undefined) return fail(`ended without a report, exit code ${run.code}`)
  if (known.passed + known.failed === 0) return fail('ran no test', known)
  if (known.failed === 0 && run.code !== 0) return fail(`every test passed, but the exit code is ${run.code}`, known)
  return known
}
