import { getJestConfig } from '@storybook/test-runner'
import { browser } from '../../lib/browser.ts'

const { launchOptions, ...contextOptions } = browser
const config = getJestConfig()

/** Of `test-storybook`, which looks for a file of this name where it is run: `run.ts`. */
export default {
  ...config,
  setupFilesAfterEnv: [...(config.setupFilesAfterEnv ?? []), `${import.meta.dirname}/hooks.ts`],
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
