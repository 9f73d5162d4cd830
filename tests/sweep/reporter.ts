import type { FullConfig, FullResult, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import { readReport, type StateReport } from './stateReport.ts'
import { costTable, sharedTitles, staleTriage } from './summary.ts'
import { triage } from './triage.ts'

/** What only the whole sweep shows: titles that are not unique, answers that nobody needs, and what it cost. */
export default class SweepReporter implements Reporter {
  readonly #states: StateReport[] = []
  #expected = 0
  #finished = 0

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#expected = suite.allTests().length
  }

  onTestEnd(_test: TestCase, result: TestResult): void {
    this.#finished++
    for (const attachment of result.attachments) {
      const report = readReport(attachment)
      if (report) this.#states.push(report)
    }
  }

  async onEnd(result: FullResult): Promise<{ status?: FullResult['status'] } | undefined> {
    if (this.#states.length === 0) return undefined
    console.log(`sweep: ${costTable(this.#states)}`)
    const wrong = sharedTitles(this.#states)
    // A run of some pages says nothing about the others.
    const whole = result.status === 'passed' && this.#finished === this.#expected
    if (whole) wrong.push(...staleTriage(this.#states, triage))
    for (const line of wrong) console.log(`sweep: ${line}`)
    return wrong.length > 0 ? { status: 'failed' } : undefined
  }

  printsToStdio(): boolean {
    return false
  }
}
