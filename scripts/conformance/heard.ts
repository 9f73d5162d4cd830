/** `Component/expectation` → what the tests that listen to Orca found. */
export type Heard = ReadonlyMap<string, { outcome: 'pass' | 'fail'; test: string }>

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
  const heard = new Map<string, { outcome: 'pass' | 'fail'; test: string }>()
  for (const { title, tests } of report?.suites.flatMap(specsOf) ?? []) {
    for (const { status, annotations } of tests) {
      if (status === 'skipped') continue
      const outcome = status === 'expected' ? 'pass' : 'fail'
      for (const { type, description } of annotations) {
        if (type !== 'proves' || description === undefined) continue
        if (heard.get(description)?.outcome !== 'fail') heard.set(description, { outcome, test: title })
      }
    }
  }
  return heard
}

/** What a listening test claims of an expectation that does not exist, or that is not a screen reader's. */
export function misheard(heard: Heard, screenReaderExpectations: ReadonlySet<string>): string[] {
  return [...heard]
    .filter(([name]) => !screenReaderExpectations.has(name))
    .map(
      ([name, { test }]) =>
        `"${test}" says it proves ${name}, which is no screen-reader expectation: correct its annotation and run "pnpm test screen-reader".`,
    )
}
