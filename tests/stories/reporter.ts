import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { readReport, type StateReport } from '../sweep/stateReport.ts'
import { costTable, staleTriage } from '../sweep/summary.ts'
import { families } from './catalogue.ts'
import { triage } from './triage.ts'

/** What only the whole run shows: answers that nobody needs, and what it cost. */
export default class StoriesReporter implements Reporter {
  readonly #seen: StateReport[] = []

  onTestEnd(_test: TestCase, result: TestResult): void {
    for (const attachment of result.attachments) {
      const report = readReport(attachment)
      if (report) this.#seen.push(report)
    }
  }

  async onEnd(result: FullResult): Promise<{ status?: FullResult['status'] } | undefined> {
    if (this.#seen.length === 0) return undefined
    console.log(`stories: ${costTable(this.#seen)}`)
    // A run of some components, asked for by name, says nothing about the others.
    const everyStory = families.every(({ stories }) =>
      stories.every(({ id }) => this.#seen.some(({ path }) => path === id)),
    )
    const stale = result.status === 'passed' && everyStory ? staleTriage(this.#seen, triage) : []
    for (const line of stale) console.log(`stories: ${line}`)
    return stale.length > 0 ? { status: 'failed' } : undefined
  }

  printsToStdio(): boolean {
    return false
  }
}
