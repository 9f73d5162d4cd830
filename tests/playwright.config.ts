import { defineConfig } from '@playwright/test'
import { browser } from './lib/browser.ts'
import { setMachineTime } from './lib/machineTime.ts'

setMachineTime()

/**
 * Every time limit of the tests is a guard against standing still, not a measure: what takes a second here took three on
 * a slow machine of CI, and twice that beside another suite; with fifteen processes waiting for each processor half a minute
 * was not enough to load a page.
 *
 * Suites against the whole system: the built portal, served by the reference server over a fresh, seeded database.
 * Each worker has a server of its own, so that two may work off queues at once; no test knows of another, in whatever order.
 * Keys, announcements and speech leave the machine waiting: the workers fill the time. Orca's suite uses the processor
 * for less than half of the time that one worker takes.
 */
export default defineConfig({
  outputDir: 'artifacts/results',
  forbidOnly: true,
  retryStrategy: 'isolated',
  // Two workers beside another suite: what comes late is there all the same, and each announcement is still counted.
  expect: { timeout: 90_000 },
  workers: 3,
  reporter: [['line'], ['json', { outputFile: 'artifacts/results.json' }], ['./screen-reader/reporter.ts']],
  use: { ...browser, actionTimeout: 90_000, screenshot: 'only-on-failure', trace: 'off' },
  projects: [
    {
      name: 'journeys',
      testDir: 'journeys',
      testMatch: '**/*.spec.ts',
      timeout: 900_000,
      workers: 2,
      fullyParallel: true,
    },
    {
      name: 'screen-reader',
      testDir: 'screen-reader',
      testMatch: '**/*.spec.ts',
      timeout: 300_000,
      // Every plan begins at a page of its own.
      fullyParallel: true,
    },
  ],
})
