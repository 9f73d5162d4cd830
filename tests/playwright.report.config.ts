import { defineConfig } from '@playwright/test'
import { browser } from './lib/browser.ts'

/** The pages that `pnpm conformance` has written: an auditor may use a screen reader, too. */
export default defineConfig({
  testDir: 'report',
  outputDir: 'artifacts/report',
  forbidOnly: true,
  retryStrategy: 'isolated',
  fullyParallel: true,
  workers: 2,
  reporter: [['line'], ['json', { outputFile: 'artifacts/report.json' }]],
  timeout: 180_000,
  use: { ...browser, screenshot: 'only-on-failure', trace: 'off' },
})
