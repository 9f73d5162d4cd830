import type { ComponentContract } from '../../ui-kit/src/lib/contract.ts'
import { fingerprint } from '../../ui-kit/src/lib/testing/contractReport.ts'

interface Proof {
  outcome: 'pass' | 'fail'
  test: string
  /** The fingerprint of the plan that was done; a journey that proves something on its way has none. */
  plan?: string
}

/** `Component/expectation` → what the tests that listen to Orca found. */
export type Heard = ReadonlyMap<string, Proof>

interface Suite {
  specs?: {
    title: string
    tests: { status: string; annotations: { type: string; description?: string }[] }[]
  }[]
  suites?: Suite[]
}

const specsOf = (suite: Suite): NonNullable<Suite['specs']> => [
  ...(suite.specs ?? []),
  ...(suite.suites ?? []).flatMap(specsOf),
]

/**
 * Reads Playwright's report of the screen reader suite. A test says itself which expectations it proves, by an annotation
 * `proves` (ui-kit/README.md); nothing is concluded from its name. Of several tests the worst counts,
 * one that passed only on repetition failed, one that did not run says nothing.
 */
export function heardIn(report: { suites: Suite[] } | undefined): Heard {
  const heard = new Map<string, Proof>()
  for (const { title, tests } of report?.suites.flatMap(specsOf) ?? []) {
    for (const { status, annotations } of tests) {
      if (status === 'skipped') continue
      const outcome = status === 'expected' ? 'pass' : 'fail'
      const plan = annotations.find(({ type }) => type === 'plan')?.description
      for (const { type, description } of annotations) {
        if (type !== 'proves' || description === undefined) continue
        if (heard.get(description)?.outcome !== 'fail') {
          heard.set(description, { outcome, test: title, ...(plan !== undefined && { plan }) })
        }
      }
    }
  }
  return heard
}

/**
 * What a listening test claims of an expectation that does not exist, that is not a screen reader's, or whose plan was
 * another one when it was done.
 */
export function misheard(heard: Heard, contracts: readonly ComponentContract[]): string[] {
  const rerun = 'run "pnpm prove screen-reader"'
  const known = new Map(
    contracts.flatMap(({ component, expectations }) =>
      expectations.filter(({ lane }) => lane === 'screen-reader').map((each) => [`${component}/${each.id}`, each]),
    ),
  )
  return [...heard].flatMap(([name, { test, plan }]) => {
    const expectation = known.get(name)
    if (expectation === undefined)
      return `"${test}" says it proves ${name}, which is no screen-reader expectation: correct its annotation and ${rerun}.`
    const isSame = plan === undefined || plan === fingerprint(expectation)
    return isSame ? [] : `${name} has changed since Orca heard it: ${rerun}.`
  })
}
