import { type ComponentContract, type Expectation, humanLanes } from '../../ui-kit/src/lib/contract.ts'
import { type ContractReport, fingerprint, type Outcome } from '../../ui-kit/src/lib/testing/contractReport.ts'
import type { Heard } from './heard.ts'
import type { Looks } from './looks.ts'
import type { Rendered } from './rendered.ts'

export interface Evaluated {
  expectation: Expectation
  outcome: Outcome
  /** What proved it where that is not the browser suite: a test that listened to Orca. */
  heardBy?: string
}

export interface EvaluatedComponent {
  contract: ComponentContract
  expectations: readonly Evaluated[]
  /** Nothing where that suite has not run. */
  rendered: Rendered
  spoken: Readonly<Record<string, Outcome>>
  /** What was measured on its stories in Storybook; nothing where that suite has not run. */
  looks: Looks
}

const isHuman = ({ lane }: Expectation) => (humanLanes as readonly string[]).includes(lane)

/** What is wrong with a result: the sentence names the command that makes a right one. */
export function problemOf(contract: ComponentContract, report: ContractReport | undefined): string | undefined {
  const { component } = contract
  const rerun = `run "pnpm vitest run --project kit ui-kit/src/${component}/", or "pnpm test browser" for all`
  if (report === undefined) return `${component} has no result: ${rerun}.`
  // A result of before there were fingerprints.
  if (report.expectations.some(({ checked }) => checked === undefined))
    return `${component}: the result is of an older form: ${rerun}.`
  for (const expectation of contract.expectations) {
    const result = report.expectations.find(({ id }) => id === expectation.id)
    if (result === undefined) return `${component}/${expectation.id} is not in the result: ${rerun}.`
    const { text, criterion, level, lane } = expectation
    const isSame =
      result.text === text &&
      result.criterion === criterion &&
      result.level === level &&
      result.lane === lane &&
      result.checked === fingerprint(expectation)
    if (!isSame) return `${component}/${expectation.id} has changed since its result: ${rerun}.`
    if (result.outcome === 'unrun' && !isHuman(expectation))
      return `${component}/${expectation.id} did not run: ${rerun}.`
  }
  const gone = report.expectations.find(({ id }) => !contract.expectations.some((each) => each.id === id))
  if (gone !== undefined) return `${component}/${gone.id} is in the result and no longer in the contract: ${rerun}.`
  const unread = Object.keys(contract.spoken).find((story) => (report.spoken[story] ?? 'unrun') === 'unrun')
  if (unread !== undefined) return `${component}: the story ${unread} was not read aloud: ${rerun}.`
  return undefined
}

/** A contract with what is known of each expectation. The human lanes know only what a listening test says it proves. */
export function evaluate(
  contract: ComponentContract,
  report: ContractReport,
  heard: Heard,
  looks: Looks = {},
  rendered: Rendered = {},
): EvaluatedComponent {
  const outcomes = new Map(report.expectations.map(({ id, outcome }) => [id, outcome]))
  return {
    contract,
    rendered,
    spoken: report.spoken,
    looks,
    expectations: contract.expectations.map((expectation): Evaluated => {
      if (!isHuman(expectation)) return { expectation, outcome: outcomes.get(expectation.id) ?? 'unrun' }
      const proof = expectation.lane === 'screen-reader' && heard.get(`${contract.component}/${expectation.id}`)
      return proof ? { expectation, outcome: proof.outcome, heardBy: proof.test } : { expectation, outcome: 'unrun' }
    }),
  }
}
