import type { FullConfig, FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { type Reported, report } from '../lib/problems.ts'
import { readReport, type StateReport } from '../sweep/stateReport.ts'
import { costTable, staleTriage } from '../sweep/summary.ts'
import { families, pages, type Story } from './catalogue.ts'
import { isFull } from './look.ts'
import { docsTriage, triage } from './triage.ts'

/** What only the whole run shows: answers that nobody needs, and what it cost. */
export default class StoriesReporter implements Reporter {
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
    console.log(`stories: ${costTable(this.#seen)}`)
    // A run of some components, asked for by name, says nothing about the others.
    const isSeen = ({ id }: Story) => this.#seen.some(({ path }) => path === id)
    const asked = [
      // What is dealt to a story changes with every new component: only all looks show what none of them asks.
      ...(isFull && families.every(({ stories }) => stories.every(isSeen)) ? triage : []),
      ...(pages.every(isSeen) ? docsTriage : []),
    ]
    return report(this.#config, result.status === 'passed' ? staleTriage(this.#seen, asked) : [])
  }

  printsToStdio(): boolean {
    return false
  }
}
