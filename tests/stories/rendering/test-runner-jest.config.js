import { getJestConfig } from '@storybook/test-runner'
import { browser } from '../../lib/browser.ts'

const { launchOptions, ...contextOptions } = browser
const config = getJestConfig()

/** Of `test-storybook`, which looks for a file of this name where it is run: `run.ts`. */
export default {
  ...config,
  setupFilesAfterEnv: [...(config.setupFilesAfterEnv ?? []), `${import.meta.dirname}/hooks.ts`],
  // Jest reads every module anew for each of the files, and these, which only write the files, are most of what it reads.
  moduleNameMapper: {
    '^(storybook/internal/(common|csf|csf-tools|preview-api)|@babel/(template|types|generator))$': `${import.meta.dirname}/writingOfTests.js`,
  },
  testTimeout: 30_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions?.['jest-playwright'],
      browsers: ['chromium'],
      launchOptions,
      contextOptions: { ...contextOptions, reducedMotion: 'reduce' },
    },
  },
}
