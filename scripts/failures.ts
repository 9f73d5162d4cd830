import { stripVTControlCharacters } from 'node:util'

/** Something that failed: its name with the file, and the beginning of what it said. */
export interface Failure {
  name: string
  said: string
}

/** What failed in a run, and what failed at first and passed when its runner tried it again. */
export interface Failures {
  failures: readonly Failure[]
  passedOnRepetition: readonly Failure[]
}

export interface VitestFailures {
  /** Outside the tests: `unhandledErrors.ts`. */
  errors?: readonly { message?: string }[]
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: {
      fullName: string
      status: string
      /** Of every try: of one that passed at last those before. Jest has these apart. */
      failureMessages?: readonly string[]
      retryReasons?: readonly string[]
    }[]
  }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs: {
    title: string
    file: string
    tests: { status: string; results: { error?: { message?: string } }[] }[]
  }[]
}

export interface PlaywrightFailures {
  errors: { message?: string }[]
  suites?: PlaywrightSuite[]
}

/** Enough to know the cause; the whole stands with the suite's own output. */
const linesSaid = 12

/** Without the colours of a terminal, and without its stack of calls where the message has one. */
function beginning(message = ''): string {
  const lines = stripVTControlCharacters(message).split('\n')
  const stack = lines.findIndex((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
  return lines
    .slice(0, stack > 0 ? stack : undefined)
    .slice(0, linesSaid)
    .join('\n')
    .trimEnd()
}

const outsideTests = (errors: readonly { message?: string }[]): Failure[] =>
  errors.map(({ message }) => ({ name: 'outside the tests', said: beginning(message) }))

/** The failures of Vitest's JSON report, which Jest's has the shape of; those outside its tests first. */
export function failuresOfVitest({ errors = [], testResults }: VitestFailures): Failures {
  const unloaded = testResults
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ name, message }) => ({ name, said: beginning(message) }))
  const ended = (as: string) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === as)
        .map(({ fullName, failureMessages = [], retryReasons = [] }) => ({
          name: `${name} › ${fullName}`,
          messages: [...failureMessages, ...retryReasons],
        })),
    )
  const told = ({ name, messages }: { name: string; messages: string[] }) => ({ name, said: beginning(messages[0]) })
  return {
    failures: [...outsideTests(errors), ...unloaded, ...ended('failed').map(told)],
    passedOnRepetition: ended('passed')
      .filter(({ messages }) => messages.length > 0)
      .map(told),
  }
}

const ended = (as: string, { suites = [], specs }: PlaywrightSuite): Failure[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === as)
      .map(({ results }) => ({
        name: `${file} › ${title}`,
        said: beginning(results.find(({ error }) => error !== undefined)?.error?.message),
      })),
  ),
  ...suites.flatMap((suite) => ended(as, suite)),
]

/** The failures of Playwright's JSON report, those outside its tests first. */
export const failuresOfPlaywright = ({ errors, suites = [] }: PlaywrightFailures): Failures => ({
  failures: [...outsideTests(errors), ...suites.flatMap((suite) => ended('unexpected', suite))],
  passedOnRepetition: suites.flatMap((suite) => ended('flaky', suite)),
})
