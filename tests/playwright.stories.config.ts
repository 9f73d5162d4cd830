import { defineConfig } from '@playwright/test'
import { digestOfBuild, storybookBuild } from '../scripts/build.ts'
import { browser } from './lib/browser.ts'

/**
 * The built Storybook: every story in its looks, the pictures, the pages of documentation. It is served by the tests
 * themselves, and no story knows of another, so two browsers share the work.
 */
export default defineConfig({
  testDir: 'stories',
  outputDir: 'artifacts/stories',
  forbidOnly: true,
  retryStrategy: 'isolated',
  fullyParallel: true,
  workers: 2,
  // Ours before the JSON, which keeps what it has found in the run as a whole.
  reporter: [['line'], ['./stories/reporter.ts'], ['json', { outputFile: 'artifacts/stories.json' }]],
  timeout: 180_000,
  // Beside another suite a picture may take its time.
  expect: { timeout: 30_000 },
  // What was looked at: the conformance report does not believe results of another Storybook.
  metadata: { storybook: digestOfBuild(storybookBuild) },
  // One picture for every machine: `pictures.spec.ts` sees to it that browser and font are those that it was taken with.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  use: { ...browser, actionTimeout: 30_000, trace: 'off' },
})
