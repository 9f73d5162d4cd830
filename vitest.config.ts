import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunch } from './scripts/chromium.ts'

// One project per kind of machine the code runs on: plain Node, the reference server's two databases, a real browser.
const dependenciesOfBrowserTests = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react-router-dom',
  'react-hook-form',
  'react-i18next',
  'i18next',
  'jotai',
  'axios',
  'idb-keyval',
  'ulid',
  '@tanstack/react-query',
  '@jinpiao/contract > zod/mini',
  '@jinpiao/ui-kit > react-aria-components',
  '@jinpiao/ui-kit > @tanstack/react-virtual',
  '@jinpiao/ui-kit > @internationalized/date',
  '@jinpiao/ui-kit > lucide-react',
  '@jinpiao/ui-kit > uqr',
  '@jinpiao/ui-kit > @guidepup/virtual-screen-reader',
  '@jinpiao/ui-kit > axe-core',
  '@jinpiao/ui-kit > @storybook/react-vite',
  '@jinpiao/ui-kit > @jinpiao/themes > culori/fn',
  '@jinpiao/ui-kit > react-aria-components > react-aria/PortalProvider',
]

/**
 * Files of one worker share the modules that they import, as they do in a server: to evaluate them for each file took as
 * long as half of the unit tests, and a quarter of the servers'. A test puts back what it changes.
 */
const isolate = false

/**
 * Files run in another order every day: what one of them leaves behind for another is found by us, and soon. The run prints
 * the seed, which is the day; `--sequence.seed=20261129` runs in the order of that day.
 */
const sequence = {
  shuffle: { files: true },
  seed: Number(new Date().toISOString().slice(0, 10).replaceAll('-', '')),
}

/** A connection can be lost, a server of databases ended and a platform moved to it; not so with a file alone. */
const ofPostgres = ['db/lost', 'operations/hungDatabase', 'testing/postgres', 'backup/otherDatabase'].map(
  (file) => `server/src/${file}.test.ts`,
)

/** What Node has compiled of the server, for the processes that its tests start: half of what it takes them to start. */
const compileCache = fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url))

/** Tests of the kit that look at a page in which nothing has been yet: empty regions, no theme. */
const ofOwnPage = ['Announcer/Announcer', 'lib/withoutTransitions'].map((file) => `../ui-kit/src/${file}.test.tsx`)

/**
 * Tests of the portal that put another module in the place of one: in a page that has loaded it, it stays. The others share
 * their pages: to load the portal for each of them was two fifths of their work.
 */
const ofPortal = globSync('portal/src/**/*.test.tsx', { cwd: import.meta.dirname })
const exchanges = (file: string) => /vi\.(mock|doMock)\(/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
const withExchanges = ofPortal.filter(exchanges).map((file) => file.replace('portal/', ''))

/** Tests in a page of Chromium: each file in one of its own, or those of a worker one after the other in the same. */
const inBrowser = (
  name: string,
  include: string[],
  { isolate, without = [], setupFiles = [] }: { isolate: boolean; without?: string[]; setupFiles?: string[] },
) => ({
  // The names in optimizeDeps are resolved from here: the portal depends on all of them, the workspace root on none.
  root: 'portal',
  plugins: [react(), vanillaExtractPlugin()],
  optimizeDeps: { include: dependenciesOfBrowserTests },
  test: {
    name,
    include,
    exclude: ['../ui-kit/src/**/*.ssr.test.tsx', ...without],
    isolate,
    setupFiles,
    env: { LONG: process.env['LONG'] ?? '' },
    // Much of its time a test waits: for the announcer, for a frame, for a broken build to have had its time. But each
    // worker begins with a page of its own, with the kit or the portal in it: three more of them took 18 s of the processor.
    maxWorkers: 3,
    // Ends at once with what it waits for; a busy machine once stood still for longer than Vitest's second.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 90_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunch() }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
})

export default defineConfig({
  test: {
    sequence,
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          isolate,
          env: { NODE_COMPILE_CACHE: compileCache },
          // A property test takes a second or less; on a machine that does much else five seconds were nearly not enough.
          testTimeout: 90_000,
          include: [
            '{values,themes,contract,ukey,scripts,lint}/**/*.test.ts',
            'portal/src/**/*.test.ts',
            'ui-kit/src/**/*.test.ts',
            'stories/docs/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', 'ukey/src/agent/**'],
        },
      },
      {
        // Needs SoftHSM, a package of the machine.
        test: {
          name: 'ukey',
          environment: 'node',
          env: { NODE_COMPILE_CACHE: compileCache },
          testTimeout: 90_000,
          include: ['ukey/src/agent/**/*.test.ts'],
        },
      },
      ...(['sqlite', 'postgres'] as const).map((database) => ({
        test: {
          name: `server-${database}`,
          environment: 'node' as const,
          isolate,
          // Vitest would take one on two processors, which works for little more than half of the time.
          maxWorkers: 2,
          // What portal and server say of one role is compared beside them.
          include: ['server/src/**/*.test.ts', 'tests/access/**/*.test.ts'],
          exclude: database === 'sqlite' ? ofPostgres : [],
          env: { TEST_DATABASE: database, NODE_COMPILE_CACHE: compileCache },
          globalSetup: ['server/src/testing/globalSetup.ts'],
          testTimeout: 300_000,
          // Databases are filled in hooks: on a machine that does much else, one took three minutes.
          hookTimeout: 600_000,
        },
      })),
      {
        plugins: [react(), vanillaExtractPlugin()],
        test: { name: 'ssr', environment: 'node' as const, include: ['ui-kit/src/**/*.ssr.test.tsx'] },
      },
      inBrowser('browser', [...withExchanges, '../stories/pages/**/*.test.tsx', ...ofOwnPage], { isolate: true }),
      inBrowser('browser-shared', ['src/**/*.test.tsx'], {
        isolate: false,
        without: withExchanges,
        setupFiles: [fileURLToPath(new URL('portal/src/parts/testing/leavesNothing.ts', import.meta.url))],
      }),
      // Each file of the kit leaves its page as it was: to load the kit for each of them was two fifths of the work.
      inBrowser('kit', ['../ui-kit/src/**/*.test.tsx'], {
        isolate: false,
        without: ofOwnPage,
        setupFiles: [fileURLToPath(new URL('ui-kit/src/lib/testing/leavesNothing.ts', import.meta.url))],
      }),
    ],
  },
})
