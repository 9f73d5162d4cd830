import { defineConfig } from '@playwright/test'
import { browser } from './lib/browser.ts'

/**
 * Proofs that the machinery of the other suites works: every probe finds the defect seeded into its fixture page and
 * is silent on the clean one; Orca speaks; the keyboard driver fails where it must. Needs no server and no portal.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.proof.ts',
  outputDir: 'artifacts/proofs',
  retryStrategy: 'isolated',
  reporter: [['line'], ['json', { outputFile: 'artifacts/proofs.json' }]],
  workers: 2,
  timeout: 90_000,
  use: { ...browser, screenshot: 'only-on-failure', trace: 'off' },
})
