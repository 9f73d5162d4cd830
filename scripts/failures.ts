import { stripVTControlCharacters } from 'node:util'

/** One test that failed: its name with the file, and the beginning of what it said. */
export interface Failure {
  name: string
  said: string
}

export interface VitestFailures {
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

/** The failures of vitest's JSON report, which Jest's has the shape of. */
export function failuresOfVitest({ testResults }: VitestFailures): Failure[] {
  return testResults.flatMap(({ name: file, status, message, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [{ name: file, said: beginning(message) }]
      : assertionResults
          .filter((test) => test.status === 'failed')
          .map(({ fullName, failureMessages = [] }) => ({
            name: `${file} › ${fullName}`,
            said: beginning(failureMessages[0]),
          })),
  )
}

const inSuite = ({ suites = [], specs }: PlaywrightSuite): Failure[] => [
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        name: `${file} › ${title}`,
        said: beginning(results.find(({ error }) => error !== undefined)?.error?.message),
      })),
  ),
  ...suites.flatMap(inSuite),
]

/** The failures of Playwright's JSON report, those outside its tests first. */
export function failuresOfPlaywright({ errors, suites = [] }: PlaywrightFailures): Failure[] {
  return [
    ...errors.map(({ message }) => ({ name: 'outside the tests', said: beginning(message) })),
    ...suites.flatMap(inSuite),
  ]
}
