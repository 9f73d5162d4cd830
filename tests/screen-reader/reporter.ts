import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { readHeard } from './heardReport.ts'
import type { HeardPlan } from './plan.ts'

const folder = join(import.meta.dirname, '..', 'artifacts', 'orca')

/** Keeps what each component said, word for word, so that it can be read beside the component in Storybook. */
export default class HeardReporter implements Reporter {
  readonly #plans: HeardPlan[] = []

  onTestEnd(_test: TestCase, result: TestResult): void {
    for (const attachment of result.attachments) {
      const plan = readHeard(attachment)
      if (plan) this.#plans.push(plan)
    }
  }

  onEnd(): void {
    if (this.#plans.length === 0) return
    mkdirSync(folder, { recursive: true })
    for (const component of new Set(this.#plans.map((plan) => plan.component))) {
      const plans = this.#plans
        .filter((plan) => plan.component === component)
        .map(({ id, text, story, heard }) => ({ id, text, story, heard }))
      writeFileSync(join(folder, `${component}.json`), `${JSON.stringify({ component, plans }, null, 2)}\n`)
    }
  }

  printsToStdio(): boolean {
    return false
  }
}
