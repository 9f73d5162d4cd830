import type { Need } from '../prepare.ts'
import { type Run, type RunOptions, repository, run, tool } from '../run.ts'
import { errorsBeside } from '../unhandledErrors.ts'

/** What a suite is started with. `more` are arguments of the command line for its test runner: `-g MoneyField`. */
export interface Start {
  options: RunOptions
  /** Where the test runner writes its JSON report. */
  reportFile: string
  more: readonly string[]
}

/** One entry of `pnpm test` or `pnpm prove`. */
export interface Suite {
  name: string
  title: string
  /** What it looks at, as the last lines of a run say it. */
  looksAt: string
  /** Ended when it takes longer: a guard against standing still, far above what a slow machine needs. */
  limitMinutes: number
  need?: Need | readonly Need[]
  /** Runs while the suites after it go on, which wait more than they work. Its output comes when it has ended. */
  isAside?: true
  /** Begins when those aside have ended: it reads what they wrote. */
  waitsForAside?: true
  /** Runs against the built portal, the built Storybook, or both. */
  needs?: readonly ('portal' | 'storybook')[]
  /** The kind of JSON report that the command writes to `reportFile`; without one the suite counts as one test. */
  report?: 'vitest' | 'playwright'
  /** Its tests are chosen by their names: that the others of their files do not run is no fault. */
  isPart?: true
  start: (start: Start) => Promise<Run>
  /**
   * How often a test that failed is tried again by its runner. Only where a browser or a screen reader may have been slow:
   * in suites of plain code none is (decision 0042).
   */
  retries?: number
}

type Runs = Pick<Suite, 'report' | 'start' | 'retries'>

export const node = (...args: string[]): Pick<Suite, 'start'> => ({
  start: ({ options }) => run(process.execPath, args, options),
})

export const command = (name: string, ...args: string[]): Pick<Suite, 'start'> => ({
  start: ({ options }) => run(tool(name), args, options),
})

const reporters = ['default', 'json', `${repository}/scripts/unhandledErrors.ts`].map((name) => `--reporter=${name}`)

const runVitest = ({ options, reportFile, more }: Start, ...args: string[]) =>
  run(tool('vitest'), ['run', ...args, ...reporters, `--outputFile.json=${reportFile}`, ...more], {
    ...options,
    env: { ...options.env, UNHANDLED_ERRORS: errorsBeside(reportFile) },
  })

/** Tests of Vitest, by its own arguments. */
export const vitestOf = (...args: string[]): Runs => ({
  report: 'vitest',
  start: (start) => runVitest(start, ...args),
})

/** A project of `vitest.config.ts`, or those of its files that are named. */
export const vitest = (
  project: string,
  { files = [], env = {} }: { files?: readonly string[]; env?: Record<string, string> } = {},
): Runs => ({
  report: 'vitest',
  start: ({ options, ...start }) =>
    runVitest({ options: { ...options, env }, ...start }, '--project', project, ...files),
})

/** Vitest tries again at once, and what was slow may still be: twice. */
const retriesInBrowser = 2

/** The projects of Vitest whose tests run in a browser: those of the kit, and those of the portal with and without a page of their own. */
export const inBrowser = ['--project', 'kit', '--project', 'browser*']

export const vitestInBrowser = (env: Record<string, string> = {}): Runs => ({
  report: 'vitest',
  retries: retriesInBrowser,
  start: ({ options, ...start }) =>
    runVitest({ options: { ...options, env }, ...start }, ...inBrowser, `--retry=${retriesInBrowser}`),
})

/** Every story as a test of Vitest; `-g MoneyField`, as in the suites of Playwright, takes those of files named so. */
const ofStories = ['--config', 'tests/stories/rendering/vitest.config.ts', `--retry=${retriesInBrowser}`]
export const eachStory: Runs = {
  report: 'vitest',
  retries: retriesInBrowser,
  start: ({ more, ...start }) => runVitest({ ...start, more: more.filter((word) => word !== '-g') }, ...ofStories),
}

/** Every story of the built Storybook, visited by `@storybook/test-runner`. Jest's report has the form of Vitest's. */
export const visits = (env: Record<string, string> = {}): Runs => ({
  report: 'vitest',
  retries: 1,
  start: ({ options, reportFile, more }) =>
    run(process.execPath, ['stories/testRunner/run.ts', reportFile, ...more], {
      ...options,
      cwd: `${repository}/tests`,
      env,
    }),
})

/**
 * Arguments for `playwright test` in the folder `tests`; each suite has an output folder of its own. A test that failed is
 * tried again after all others of its suite, alone (`retryStrategy` of the configurations).
 */
export const playwright = (
  name: string,
  args: readonly string[],
  { env = {}, retries = 1 }: { env?: Record<string, string>; retries?: number } = {},
): Runs => ({
  report: 'playwright',
  retries,
  start: ({ options, reportFile, more }) =>
    run(
      tool('tests/playwright'),
      ['test', ...args, '--retries', String(retries), '--output', `artifacts/${name}`, ...more],
      { ...options, cwd: `${repository}/tests`, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile } },
    ),
})

/** Suites against the whole system (`tests/playwright.config.ts`). */
export const project = (name: string) => ['--project', name]
/** Every page in its states (`tests/playwright.sweep.config.ts`). */
export const sweep = ['--config', 'playwright.sweep.config.ts']
/** Against the built Storybook alone (`tests/playwright.stories.config.ts`). */
export const stories = (...files: string[]) => ['--config', 'playwright.stories.config.ts', ...files]
