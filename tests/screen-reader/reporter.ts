import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FullConfig, FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { readHeard } from './heardReport.ts'
import type { HeardPlan } from './plan.ts'
import { record } from './record.ts'

const folder = join(import.meta.dirname, '..', 'artifacts', 'orca')

/**
 * Keeps what each component said, word for word: of every run as an artefact; with `--update-snapshots`
 * (`pnpm heard:retake`) as the recording that its page in Storybook shows.
 */
export default class HeardReporter implements Reporter {
  /** By component and expectation: of a plan that was tried again what was heard last. */
  readonly #plans = new Map<string, HeardPlan & { passed: boolean }>()
  #isRetake = false

  onBegin({ updateSnapshots }: FullConfig): void {
    this.#isRetake = updateSnapshots === 'all' || updateSnapshots === 'changed'
  }

  onTestEnd(_test: TestCase, result: TestResult): void {
    for (const attachment of result.attachments) {
      const plan = readHeard(attachment)
      if (plan) this.#plans.set(`${plan.component}/${plan.id}`, { ...plan, passed: result.status === 'passed' })
    }
  }

  async onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    const heard = [...this.#plans.values()]
    if (heard.length === 0) return undefined
    mkdirSync(folder, { recursive: true })
    for (const component of new Set(heard.map((plan) => plan.component))) {
      const plans = heard
        .filter((plan) => plan.component === component)
        .map(({ id, text, story, heard }) => ({ id, text, story, heard }))
      writeFileSync(join(folder, `${component}.json`), `${JSON.stringify({ component, plans }, null, 2)}\n`)
    }
    if (!this.#isRetake) return undefined
    const problems = await record(heard)
    for (const problem of problems) console.log(`screen-reader: ${problem}`)
    return problems.length > 0 ? { status: 'failed' } : undefined
  }

  printsToStdio(): boolean {
    return false
  }
}
