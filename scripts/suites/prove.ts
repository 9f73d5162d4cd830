import { eachStory, node, playwright, project, type Suite, stories, sweep, vitest, vitestInBrowser } from './suite.ts'

/** Long forms of random walk, kills and random input (`server/src/testing/long.ts`); wrong builds of each component. */
const long = { env: { LONG: '1' } }

/**
 * `pnpm prove`: what is too long for every change. A name that `pnpm test` has too is the same suite in its long form.
 * The conformance report and its pages come after what they read.
 */
export const proveSuites: readonly Suite[] = [
  {
    name: 'sqlite',
    title: 'Server on SQLite, long',
    looksAt: 'the server on SQLite with the long random walk, 20 kills and much random input',
    limitMinutes: 60,
    isAside: true,
    ...vitest('server-sqlite', long),
  },
  {
    name: 'postgres',
    title: 'Server on PostgreSQL, long',
    looksAt: 'all of the server on PostgreSQL, in the same long forms',
    limitMinutes: 60,
    isAside: true,
    ...vitest('server-postgres', long),
  },
  {
    name: 'storybook',
    title: 'Storybook build',
    looksAt: 'Storybook can be built',
    limitMinutes: 3,
    ...node('scripts/storybook.ts'),
  },
  {
    name: 'rendering',
    title: 'Every story renders, axe',
    looksAt: 'each story renders without an error; axe in each mode',
    limitMinutes: 30,
    isAside: true,
    need: 'browser',
    ...eachStory,
  },
  {
    name: 'proofs',
    title: 'The test tools find seeded defects',
    looksAt: 'each probe of the tests finds the defect that is made for it',
    limitMinutes: 12,
    need: 'screen-reader',
    ...playwright('proofs', ['--config', 'playwright.proofs.config.ts']),
  },
  {
    name: 'stories',
    title: 'Every story, and its looks in turn',
    looksAt: 'each story in the usual look and in those that it is dealt, and its pictures',
    limitMinutes: 30,
    isAside: true,
    need: 'browser',
    needs: ['storybook'],
    ...playwright('stories', stories('stories.spec', 'pictures.spec')),
  },
  {
    name: 'journeys',
    title: 'Journeys, all',
    looksAt: 'whole tasks, by keyboard alone; one begins in the studio of Storybook',
    limitMinutes: 30,
    need: ['browser', 'token'],
    needs: ['portal', 'storybook'],
    ...playwright('journeys', project('journeys')),
  },
  {
    name: 'sweep',
    title: 'Accessibility sweep, every state',
    looksAt: 'each page in each of its states; what no state before has shown is judged',
    limitMinutes: 60,
    need: 'browser',
    needs: ['portal'],
    ...playwright('sweep', sweep, { SWEEP: 'states' }),
  },
  {
    name: 'docs',
    title: 'Pages of documentation',
    looksAt: 'each page of documentation in Storybook',
    limitMinutes: 12,
    need: 'browser',
    needs: ['storybook'],
    // A third of the time a page waits for its frame.
    ...playwright('docs', [...stories('docs.spec'), '--workers', '3']),
  },
  {
    name: 'packages',
    title: 'What is published, installed elsewhere',
    looksAt: 'the packages as somebody else installs them, and their sizes',
    limitMinutes: 12,
    isAside: true,
    ...node('scripts/packages/check.ts'),
  },
  {
    name: 'browser',
    title: 'Components and contracts, long',
    looksAt: 'how each component behaves, its contract, and that each check of it fails on a wrong build',
    limitMinutes: 60,
    need: 'browser',
    ...vitestInBrowser(long.env),
  },
  {
    name: 'screen-reader',
    title: 'Screen reader',
    looksAt: 'Orca on the main flows and on every plan of a component',
    limitMinutes: 30,
    need: 'screen-reader',
    needs: ['portal', 'storybook'],
    ...playwright('screen-reader', project('screen-reader')),
  },
  {
    // It joins the Storybook that the suites before have used.
    name: 'conformance',
    title: 'Conformance report',
    looksAt: 'the conformance report can be written from the results of the suites before',
    limitMinutes: 1,
    waitsForAside: true,
    ...node('scripts/conformance/run.ts'),
  },
  {
    name: 'report',
    title: 'Pages of the conformance report',
    looksAt: 'the pages of the conformance report',
    limitMinutes: 12,
    need: 'browser',
    ...playwright('report', ['--config', 'playwright.report.config.ts']),
  },
  {
    name: 'sweep-full',
    title: 'Accessibility sweep, full',
    looksAt:
      'each page as it opens in every theme and mode and in a wide window, each further state in two of these and as everybody who sees the page; all of each state judged again, by IBM’s rules and on the way back with Shift+Tab, too; each page in four windows of phones',
    limitMinutes: 180,
    need: 'browser',
    needs: ['portal'],
    ...playwright('sweep-full', sweep, { SWEEP: 'full' }),
  },
  {
    name: 'stories-full',
    title: 'Every story in every look',
    looksAt: 'each story in all 84 looks',
    limitMinutes: 240,
    need: 'browser',
    needs: ['storybook'],
    ...playwright('stories-full', stories('stories.spec', 'pictures.spec'), { STORIES: 'full' }),
  },
]
