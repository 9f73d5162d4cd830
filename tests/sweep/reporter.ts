import { routes } from '@jinpiao/portal/routes/routes'
import type { FullConfig, FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { type Reported, report } from '../lib/problems.ts'
import { readReport, type StateReport } from './stateReport.ts'
import { costTable, sharedTitles, staleTriage } from './summary.ts'
import { triage } from './triage.ts'
import { extent, isFull } from './variant.ts'

/** What only the whole sweep shows: titles that are not unique, answers that nobody needs, and what it cost. */
export default class SweepReporter implements Reporter {
  readonly #states: StateReport[] = []
  #config: FullConfig | undefined

  onBegin(config: FullConfig): void {
    this.#config = config
  }

  onTestEnd(_test: TestCase, result: TestResult): void {
    for (const attachment of result.attachments) {
      const report = readReport(attachment)
      if (report) this.#states.push(report)
    }
  }

  async onEnd(result: FullResult): Promise<Reported> {
    if (this.#states.length === 0) return undefined
    console.log(`sweep: ${costTable(this.#states)}`)
    const wrong = sharedTitles(this.#states)
    // A run of some pages, asked for by name, says nothing about the others.
    const everyPage = routes.every((route) => this.#states.some(({ path }) => path === route.path))
    const whole = result.status === 'passed' && everyPage && extent !== 'usual'
    // IBM's engine sees the further states with `SWEEP=full` only. Some answers are for states that `usual` does not see.
    if (whole) wrong.push(...staleTriage(this.#states, isFull ? triage : triage.filter(({ probe }) => probe !== 'ibm')))
    return report(this.#config, wrong)
  }

  printsToStdio(): boolean {
    return false
  }
}
