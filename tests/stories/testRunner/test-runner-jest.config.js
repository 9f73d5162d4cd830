import { getJestConfig } from '@storybook/test-runner'
import { browser } from '../../lib/browser.ts'
import { isFull } from '../look.ts'

const { launchOptions, ...contextOptions } = browser
const config = getJestConfig()

/** Of `test-storybook`, which looks for a file of this name in its folder of settings: `run.ts`. */
export default {
  ...config,
  reporters: ['default', `${import.meta.dirname}/reporter.ts`],
  testEnvironment: `${import.meta.dirname}/environment.js`,
  setupFilesAfterEnv: [
    // The environment gives the hooks.
    ...config.setupFilesAfterEnv.filter((file) => !file.endsWith('jest-setup.js')),
    `${import.meta.dirname}/retry.cjs`,
  ],
  // A guard against standing still. A story of a component that has no other is dealt six looks.
  testTimeout: 180_000 + (isFull ? 84 : 6) * 20_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions,
      contextOptions,
    },
  },
}
