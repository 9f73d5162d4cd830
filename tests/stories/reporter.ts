import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { readReport, type StateReport } from '../sweep/stateReport.ts'
import { costTable, staleTriage } from '../sweep/summary.ts'
import { families, pages, type Story } from './catalogue.ts'
import { isFull } from './look.ts'
import { docsTriage, triage } from './triage.ts'

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
    const isSeen = ({ id }: Story) => this.#seen.some(({ path }) => path === id)
    const asked = [
      // What is dealt to a story changes with every new component: only all looks show what none of them asks.
      ...(isFull && families.every(({ stories }) => stories.every(isSeen)) ? triage : []),
      ...(pages.every(isSeen) ? docsTriage : []),
    ]
    const stale = result.status === 'passed' ? staleTriage(this.#seen, asked) : []
    for (const line of stale) console.log(`stories: ${line}`)
    return stale.length > 0 ? { status: 'failed' } : undefined
  }

  printsToStdio(): boolean {
    return false
  }
}
