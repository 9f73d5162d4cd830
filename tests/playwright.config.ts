import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { browser } from './lib/browser.ts'

// Playwright reads this file again in every worker: what must be the same everywhere is decided once, in the
// environment that the workers inherit.
process.env['TEST_PORT'] ??= String(await freePort())
process.env['TEST_DATA_DIR'] ??= join(tmpdir(), `jinpiao-test-${randomUUID()}`)

const origin = `http://127.0.0.1:${process.env['TEST_PORT']}`

/** Suites against the whole system: the built portal, served by the reference server over a fresh, seeded database. */
export default defineConfig({
  outputDir: 'artifacts/results',
  globalTeardown: './lib/removeDataDir.ts',
  forbidOnly: true,
  workers: 1,
  reporter: [['line'], ['json', { outputFile: 'artifacts/results.json' }], ['./screen-reader/reporter.ts']],
  use: { ...browser, baseURL: `${origin}/cv3/`, actionTimeout: 10_000, trace: 'retain-on-failure' },
  webServer: {
    command: `"${process.execPath}" ../server/src/main.ts`,
    url: `${origin}/api/web/v1/platform/config`,
    env: {
      PORT: process.env['TEST_PORT'],
      DATA_DIR: process.env['TEST_DATA_DIR'],
      DEMO: '1',
    },
    reuseExistingServer: false,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    timeout: 60_000,
  },
  projects: [
    { name: 'journeys', testDir: 'journeys', testMatch: '**/*.spec.ts', timeout: 90_000 },
    { name: 'screen-reader', testDir: 'screen-reader', testMatch: '**/*.spec.ts', timeout: 120_000 },
  ],
})

/** A port that nobody listens on, so that suites can run beside a developer's own server. */
async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening))
  const { port } = probe.address() as AddressInfo
  await new Promise((closed) => probe.close(closed))
  return port
}
