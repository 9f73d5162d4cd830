import type { ComponentContract, Expectation, Lane } from '../contract.ts'

/** `unrun`: nobody has looked; what a lane cannot see is never called passed. */
export type Outcome = 'pass' | 'fail' | 'unrun'

export interface ReportedExpectation {
  id: string
  text: string
  criterion: string
  level: Expectation['level']
  lane: Lane
  outcome: Outcome
  /** What was done and expected (`fingerprint`): a result of yesterday's check is told from one of today's. */
  checked: string
}

/** What the browser suite writes to `ui-kit/artifacts/contracts/<component>.json`. */
export interface ContractReport {
  component: string
  task: string
  pattern: string
  expectations: readonly ReportedExpectation[]
  /** The reading of the virtual screen reader, by story. */
  spoken: Readonly<Record<string, Outcome>>
}

export const fingerprint = ({ check, plan, how }: Expectation): string =>
  JSON.stringify(check ?? plan ?? how, (_, value: unknown) => (value instanceof RegExp ? String(value) : value))

export const reportedExpectation = (expectation: Expectation, outcome: Outcome): ReportedExpectation => {
  const { id, text, criterion, level, lane } = expectation
  return { id, text, criterion, level, lane, outcome, checked: fingerprint(expectation) }
}

export function contractReport(
  { component, task, pattern, expectations, spoken }: ComponentContract,
  outcomes: { expectations: Record<string, Outcome>; spoken: Record<string, Outcome> },
): ContractReport {
  return {
    component,
    task,
    pattern,
    expectations: expectations.map((each) => reportedExpectation(each, outcomes.expectations[each.id] ?? 'unrun')),
    spoken: Object.fromEntries(Object.keys(spoken).map((story) => [story, outcomes.spoken[story] ?? 'unrun'])),
  }
}
