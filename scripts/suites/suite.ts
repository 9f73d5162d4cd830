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
  start: (start: Start) => Promise<Run>
  /**
   * Runs the tests that failed once more, one after the other. Only where a browser or a screen reader may have been slow:
   * suites of plain code have none.
   */
  repeat?: (start: Start, failed: readonly string[]) => Promise<Run>
}

type Runs = Pick<Suite, 'report' | 'start' | 'repeat'>

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

/** A project of `vitest.config.ts`, or those of its files that are named. */
export const vitest = (
  project: string,
  { files = [], env = {} }: { files?: readonly string[]; env?: Record<string, string> } = {},
): Runs => ({
  report: 'vitest',
  start: ({ options, ...start }) =>
    runVitest({ options: { ...options, env }, ...start }, '--project', project, ...files),
})

/** `file › name of the test`, as `failures.ts` writes it. */
const partsOf = (failed: readonly string[]) =>
  failed.map((name) => {
    const [file = '', ...test] = name.split(' › ')
    return { file, test: test.join(' › ') }
  })

/** For exactly these tests. Vitest 5 puts ` > ` between titles where its JSON report has a space. */
export const exactly = (names: readonly string[]) => {
  const patterns = names.map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '(?: >)? '))
  return `^(?:${patterns.join('|')})$`
}

/** Runs the tests of Vitest that failed once more, where `args` say which project they are of. */
const repeatIn =
  (args: readonly string[], env: Record<string, string> = {}) =>
  ({ options, ...start }: Start, failed: readonly string[]) => {
    const parts = partsOf(failed)
    const files = [...new Set(parts.map(({ file }) => file))]
    const names = exactly(parts.map(({ test }) => test))
    return runVitest(
      { ...start, options: { ...options, env }, more: [] },
      ...args,
      ...files,
      '-t',
      names,
      '--maxWorkers=1',
    )
  }

/** The projects of Vitest whose tests run in a browser: the kit's files share a page, the portal's have one each. */
const inBrowser = ['--project', 'kit', '--project', 'browser']

export const vitestInBrowser = (env: Record<string, string> = {}): Runs => ({
  report: 'vitest',
  start: ({ options, ...start }) => runVitest({ options: { ...options, env }, ...start }, ...inBrowser),
  repeat: repeatIn(inBrowser, env),
})

/** Every story as a test of Vitest; `-g MoneyField`, as in the suites of Playwright, takes those of files named so. */
const ofStories = ['--config', 'tests/stories/rendering/vitest.config.ts']
export const eachStory: Runs = {
  report: 'vitest',
  start: ({ more, ...start }) => runVitest({ ...start, more: more.filter((word) => word !== '-g') }, ...ofStories),
  repeat: repeatIn(ofStories),
}

/** Arguments for `playwright test` in the folder `tests`; each suite has an output folder of its own. */
export function playwright(name: string, args: readonly string[], env: Record<string, string> = {}): Runs {
  const runPlaywright = ({ options, reportFile, more }: Start, output: string, ...last: string[]) =>
    run(tool('tests/playwright'), ['test', ...args, ...more, '--output', `artifacts/${output}`, ...last], {
      ...options,
      cwd: `${repository}/tests`,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    })
  const lastRun = ['--last-failed', '--last-failed-file', `artifacts/${name}/.last-run.json`]
  return {
    report: 'playwright',
    start: (start) => runPlaywright(start, name),
    repeat: (start) => runPlaywright(start, `${name}-again`, ...lastRun, '--workers', '1'),
  }
}

/** Suites against the whole system (`tests/playwright.config.ts`). */
export const project = (name: string) => ['--project', name]
/** Every page in its states (`tests/playwright.sweep.config.ts`). */
export const sweep = ['--config', 'playwright.sweep.config.ts']
/** Against the built Storybook alone (`tests/playwright.stories.config.ts`). */
export const stories = (...files: string[]) => ['--config', 'playwright.stories.config.ts', ...files]
