import { writeFileSync } from 'node:fs'
import type { Reporter } from 'vitest/node'

/** Where a run of Vitest leaves its errors outside the tests, beside its JSON report, which has none of them. */
export const errorsBeside = (reportFile: string): string => reportFile.replace(/\.json$/, '.errors.json')

/** Keeps errors that no test caught: a test that passes on repetition does not excuse them. */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (_modules, errors) => {
    const file = process.env['UNHANDLED_ERRORS']
    if (file !== undefined) writeFileSync(file, JSON.stringify(errors.map(({ message }) => ({ message }))))
  }
}
