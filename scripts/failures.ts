import { stripVTControlCharacters } from 'node:util'

/** Something that failed: its name with the file, and the beginning of what it said. */
export interface Failure {
  name: string
  said: string
  /** A test; else a file that could not be loaded, or an error outside the tests. */
  isTest: boolean
}

export interface VitestFailures {
  /** Outside the tests: `unhandledErrors.ts`. */
  errors?: readonly { message?: string }[]
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: readonly string[] }[]
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
  errors.map(({ message }) => ({ name: 'outside the tests', said: beginning(message), isTest: false }))

/** The failures of vitest's JSON report, which Jest's has the shape of; those outside its tests first. */
export function failuresOfVitest({ errors = [], testResults }: VitestFailures): Failure[] {
  const inTests = testResults.flatMap(({ name: file, status, message, assertionResults }): Failure[] =>
    status === 'failed' && assertionResults.length === 0
      ? [{ name: file, said: beginning(message), isTest: false }]
      : assertionResults
          .filter((test) => test.status === 'failed')
          .map(({ fullName, failureMessages = [] }) => ({
            name: `${file} › ${fullName}`,
            said: beginning(failureMessages[0]),
            isTest: true,
          })),
  )
  return [...outsideTests(errors), ...inTests]
}

const inSuite = ({ suites = [], specs }: PlaywrightSuite): Failure[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        name: `${file} › ${title}`,
        said: beginning(results.find(({ error }) => error !== undefined)?.error?.message),
        isTest: true,
      })),
  ),
  ...suites.flatMap(inSuite),
]

/** The failures of Playwright's JSON report, those outside its tests first. */
export function failuresOfPlaywright({ errors, suites = [] }: PlaywrightFailures): Failure[] {
  return [...outsideTests(errors), ...suites.flatMap(inSuite)]
}

/** Names of the tests that passed, as `Failure` has them. */
export const passedOfVitest = ({ testResults }: VitestFailures): string[] =>
  testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => `${file} › ${fullName}`),
  )

const passedInSuite = ({ suites = [], specs }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ tests }) => tests.length > 0 && tests.every(({ status }) => status === 'expected'))
    .map(({ file, title }) => `${file} › ${title}`),
  ...suites.flatMap(passedInSuite),
]

export const passedOfPlaywright = ({ suites = [] }: PlaywrightFailures): string[] => suites.flatMap(passedInSuite)
