import { routes } from '@jinpiao/portal/routes/routes'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { readReport, type StateReport } from './stateReport.ts'
import { costTable, sharedTitles, staleTriage } from './summary.ts'
import { triage } from './triage.ts'
import { isFull } from './variant.ts'

/** What only the whole sweep shows: titles that are not unique, answers that nobody needs, and what it cost. */
export default class SweepReporter implements Reporter {
  readonly #states: StateReport[] = []

  onTestEnd(_test: TestCase, result: TestResult): void {
    for (const attachment of result.attachments) {
      const report = readReport(attachment)
      if (report) this.#states.push(report)
    }
  }

  async onEnd(result: FullResult): Promise<{ status?: FullResult['status'] } | undefined> {
    if (this.#states.length === 0) return undefined
    console.log(`sweep: ${costTable(this.#states)}`)
    const wrong = sharedTitles(this.#states)
    // A run of some pages, asked for by name, says nothing about the others.
    const everyPage = routes.every((route) => this.#states.some(({ path }) => path === route.path))
    const whole = result.status === 'passed' && everyPage
    // IBM's engine sees the further states with `SWEEP=full` only.
    if (whole) wrong.push(...staleTriage(this.#states, isFull ? triage : triage.filter(({ probe }) => probe !== 'ibm')))
    for (const line of wrong) console.log(`sweep: ${line}`)
    return wrong.length > 0 ? { status: 'failed' } : undefined
  }

  printsToStdio(): boolean {
    return false
  }
}
