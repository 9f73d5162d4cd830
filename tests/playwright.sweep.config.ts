import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browser } from './lib/browser.ts'
import { setMachineTime } from './lib/machineTime.ts'

setMachineTime()

// Playwright reads this file again in every worker.
process.env['JUDGED_PARTS'] ??= join(tmpdir(), `jinpiao-judged-${randomUUID()}`)

/** Every page in its states. Each worker has a server of its own: states need UKEYs, which belong to one browser each. */
export default defineConfig({
  testDir: 'sweep',
  testMatch: '**/*.spec.ts',
  outputDir: 'artifacts/sweep',
  globalTeardown: './sweep/forgetJudged.ts',
  forbidOnly: true,
  retryStrategy: 'isolated',
  fullyParallel: true,
  // Each begins with a server and the logins of nine people: the third cost 21 s of the processor, which other suites take.
  workers: 2,
  // Ours before the JSON, which keeps what it has found in the run as a whole.
  reporter: [['line'], ['./sweep/reporter.ts'], ['json', { outputFile: 'artifacts/sweep.json' }]],
  timeout: 600_000,
  use: { ...browser, actionTimeout: 30_000, trace: 'off' },
})
