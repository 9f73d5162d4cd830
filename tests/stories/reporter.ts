import type { FullConfig, FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { type Reported, report } from '../lib/problems.ts'
import { readReport, type StateReport } from '../sweep/stateReport.ts'
import { costTable, staleTriage } from '../sweep/summary.ts'
import { pages, type Story } from './catalogue.ts'
import { docsTriage } from './triage.ts'

/** What only the whole run shows: answers that nobody needs, and what it cost. */
export default class DocsReporter implements Reporter {
  readonly #seen: StateReport[] = []
  #config: FullConfig | undefined

  onBegin(config: FullConfig): void {
    this.#config = config
  }

  onTestEnd(_test: TestCase, result: TestResult): void {
    for (const attachment of result.attachments) {
      const report = readReport(attachment)
      if (report) this.#seen.push(report)
    }
  }

  async onEnd(result: FullResult): Promise<Reported> {
    if (this.#seen.length === 0) return undefined
    console.log(`docs: ${costTable(this.#seen)}`)
    // A run of some pages, asked for by name, says nothing about the others.
    const isSeen = ({ id }: Story) => this.#seen.some(({ path }) => path === id)
    const isWhole = result.status === 'passed' && pages.every(isSeen)
    return report(this.#config, isWhole ? staleTriage(this.#seen, docsTriage) : [])
  }

  printsToStdio(): boolean {
    return false
  }
}
