import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { digestOfInputs, storybookBuild } from '../../../scripts/build.ts'
import { repository } from '../../../scripts/run.ts'
import { browser } from '../../lib/browser.ts'
import { judge, listen } from './judge.ts'

const { launchOptions, viewport, ...contextOptions } = browser

/**
 * Every story of Storybook as a test: it renders, plays what it plays, and is judged (`eachStory.ts`). `SEEDED` is a folder
 * with the configuration of another Storybook: `rendering.proof.ts` has one whose stories are wrong.
 */
export default defineConfig({
  // The addon and the frameworks of the stories are found from here.
  root: `${repository}/stories`,
  plugins: [storybookTest({ configDir: process.env['SEEDED'] ?? `${repository}/stories/.storybook` })],
  test: {
    name: 'rendering',
    // One document for all files, as Storybook has one for all stories.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 90_000,
    hookTimeout: 90_000,
    // Pages of documentation: `pnpm prove docs` looks at them.
    exclude: ['**/*.mdx'],
    setupFiles: [`${import.meta.dirname}/eachStory.ts`],
    provide: {
      // Storybook's addon would have axe look at every story as well: with fewer rules, and in one mode.
      'storybook/test-provided': { a11y: false },
      // What was looked at: the conformance report does not believe results of another Storybook.
      storybook: digestOfInputs(storybookBuild),
      viewport,
    },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport,
      provider: playwright({ launchOptions, contextOptions: { ...contextOptions, reducedMotion: 'reduce' } }),
      instances: [{ browser: 'chromium' }],
      commands: { judge, listen },
    },
  },
})
