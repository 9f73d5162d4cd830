import { buildPortal } from './build.ts'
import type { Need } from './prepare.ts'
import { type Run, type RunOptions, repository, run, tool } from './run.ts'

export interface Step {
  name: string
  title: string
  /** Ended when it takes longer: a guard against standing still, far above what a slow machine needs. */
  limitMinutes: number
  need?: Need
  /** Runs while the suites after it go on, which wait more than they work. Its output comes when it has ended. */
  isAside?: true
  /** Begins when those aside have ended: it reads what they wrote. */
  waitsForAside?: true
  /** Runs against the built portal, the built Storybook, or both. */
  needs?: readonly ('portal' | 'storybook')[]
  /** The kind of JSON report that the command writes to `reportFile`; without one the step counts as one test. */
  report?: 'vitest' | 'playwright'
  /** What `pnpm test` leaves out and this looks at. `pnpm prove` runs these, and says so. */
  beyond?: string
  /** `more` are arguments of the command line for the test runner: `-g MoneyField`. */
  start: (options: RunOptions, reportFile: string, more: readonly string[]) => Promise<Run>
}

const command =
  (name: string, ...args: string[]) =>
  (options: RunOptions) =>
    run(tool(name), args, options)

const vitest = (project: string) => (options: RunOptions, reportFile: string, more: readonly string[]) =>
  run(
    tool('vitest'),
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`, ...more],
    options,
  )

const playwright =
  (args: readonly string[], env: Record<string, string> = {}) =>
  (options: RunOptions, reportFile: string, more: readonly string[]) =>
    run(tool('tests/playwright'), ['test', ...args, ...more], {
      ...options,
      cwd: `${repository}/tests`,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    })

/** Suites against the whole system (`tests/playwright.config.ts`). */
const project = (name: string) => ['--project', name]
/** Every page in its states (`tests/playwright.sweep.config.ts`). */
const sweep = ['--config', 'playwright.sweep.config.ts']
/** Against the built Storybook alone (`tests/playwright.stories.config.ts`). */
const stories = (...files: string[]) => ['--config', 'playwright.stories.config.ts', ...files]

/**
 * Every suite, in the order that finds the cheapest fault first; those aside before the long one that leaves them room,
 * and the servers' before everything: rules and types are looked at by one processor. A short one comes last: whoever is
 * done first takes it.
 */
export const steps: readonly Step[] = [
  {
    name: 'sqlite',
    title: 'Server on SQLite',
    limitMinutes: 30,
    isAside: true,
    report: 'vitest',
    start: vitest('server-sqlite'),
  },
  {
    name: 'postgres',
    title: 'Server on PostgreSQL',
    limitMinutes: 30,
    isAside: true,
    report: 'vitest',
    start: vitest('server-postgres'),
  },
  {
    name: 'lint',
    title: 'Rules and format',
    limitMinutes: 2,
    start: (options) => run(process.execPath, ['scripts/lint.ts'], options),
  },
  { name: 'typecheck', title: 'Types', limitMinutes: 3, start: command('tsc', '-b') },
  { name: 'unit', title: 'Unit tests', limitMinutes: 12, report: 'vitest', start: vitest('unit') },
  {
    name: 'storybook',
    title: 'Storybook build',
    limitMinutes: 3,
    start: (options) => run(process.execPath, ['scripts/storybook.ts'], options),
  },
  {
    name: 'portal',
    title: 'Portal build',
    limitMinutes: 2,
    start: (options) => buildPortal({ ...options, force: true }),
  },
  {
    name: 'journeys',
    title: 'Journeys',
    limitMinutes: 30,
    isAside: true,
    need: 'browser',
    needs: ['portal', 'storybook'],
    report: 'playwright',
    // A folder of its own: the sweep empties the one of the others when it begins.
    start: playwright([...project('journeys'), '--output', 'artifacts/journeys']),
  },
  {
    name: 'rendering',
    title: 'Every story renders, axe',
    limitMinutes: 30,
    isAside: true,
    need: 'browser',
    needs: ['storybook'],
    // Jest's, which vitest's is made after.
    report: 'vitest',
    start: (options, reportFile, more) =>
      run(process.execPath, ['stories/rendering/run.ts', reportFile, ...more], {
        ...options,
        cwd: `${repository}/tests`,
      }),
  },
  {
    name: 'browser',
    title: 'Components and contracts',
    limitMinutes: 30,
    need: 'browser',
    report: 'vitest',
    start: vitest('browser'),
  },
  {
    name: 'ssr',
    title: 'Components on a server',
    limitMinutes: 2,
    report: 'vitest',
    start: vitest('ssr'),
  },
  {
    name: 'proofs',
    title: 'The test tools find seeded defects',
    limitMinutes: 12,
    need: 'screen-reader',
    report: 'playwright',
    start: playwright(['--config', 'playwright.proofs.config.ts']),
  },
  {
    name: 'stories',
    title: 'Every story, and its looks in turn',
    limitMinutes: 30,
    isAside: true,
    need: 'browser',
    needs: ['storybook'],
    report: 'playwright',
    start: playwright(stories('stories.spec', 'pictures.spec')),
  },
  {
    name: 'sweep',
    title: 'Accessibility sweep',
    limitMinutes: 30,
    need: 'browser',
    needs: ['portal'],
    report: 'playwright',
    start: playwright(sweep),
  },
  {
    name: 'docs',
    title: 'Pages of documentation',
    limitMinutes: 12,
    need: 'browser',
    needs: ['storybook'],
    report: 'playwright',
    // A third of the time a page waits for its frame. A folder of its own: the stories empty theirs when they begin.
    start: playwright([...stories('docs.spec'), '--workers', '3', '--output', 'artifacts/docs']),
  },
  {
    name: 'packages',
    title: 'What is published, installed elsewhere',
    limitMinutes: 12,
    isAside: true,
    start: (options) => run(process.execPath, ['scripts/packages/check.ts'], options),
  },
  {
    name: 'screen-reader',
    title: 'Screen reader',
    limitMinutes: 30,
    need: 'screen-reader',
    needs: ['portal', 'storybook'],
    report: 'playwright',
    start: playwright(project('screen-reader')),
  },
  {
    // After the suites that it reads; it joins the Storybook that they have used.
    name: 'conformance',
    title: 'Conformance report',
    limitMinutes: 1,
    waitsForAside: true,
    start: (options) => run(process.execPath, ['scripts/conformance/run.ts'], options),
  },
  {
    name: 'report',
    title: 'Pages of the conformance report',
    limitMinutes: 12,
    need: 'browser',
    report: 'playwright',
    start: playwright(['--config', 'playwright.report.config.ts']),
  },
]

/** Asked for by name only. */
export const extraSteps: readonly Step[] = [
  {
    // Too long for every change, as the next two.
    name: 'sweep-full',
    title: 'Accessibility sweep, full',
    limitMinutes: 180,
    beyond:
      'each page as it opens in every theme and mode and in a wide window, each further state in two of these; further states as everybody who sees the page; all of each state judged again, by IBM’s rules and on the way back with Shift+Tab, too; each page in four windows of phones, not in the smallest alone',
    need: 'browser',
    needs: ['portal'],
    report: 'playwright',
    start: playwright(sweep, { SWEEP: 'full' }),
  },
  {
    name: 'stories-full',
    title: 'Every story in every look',
    limitMinutes: 240,
    beyond: 'each story in all 84 looks instead of those that it is dealt',
    need: 'browser',
    needs: ['storybook'],
    report: 'playwright',
    start: playwright(stories('stories.spec', 'pictures.spec'), { STORIES: 'full' }),
  },
  {
    // Changes files: whoever runs it looks at each of them before it is committed.
    name: 'stories-retake',
    title: 'The pictures of the stories, taken again',
    limitMinutes: 12,
    need: 'browser',
    needs: ['storybook'],
    report: 'playwright',
    start: playwright([...stories('pictures.spec'), '--update-snapshots']),
  },
  {
    // Changes files, too.
    name: 'heard-retake',
    title: 'What Orca says of the components, recorded again',
    limitMinutes: 30,
    need: 'screen-reader',
    needs: ['portal', 'storybook'],
    report: 'playwright',
    start: playwright(['components.spec', ...project('screen-reader'), '--update-snapshots']),
  },
]
