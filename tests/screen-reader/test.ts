import { writeFile } from 'node:fs/promises'
import { test as base } from '@playwright/test'
import { type OwnServer, serverFixtures } from '../lib/ownServer.ts'
import { type ScreenReader, startScreenReader } from './screenReader.ts'

export { expect } from '@playwright/test'

/**
 * Tests that listen. One session per worker, because starting one costs seconds; each test opens its own page with
 * `reader.goto(...)`. What was said, with the keys that led to it, is kept in `transcript.txt` in the test's folder.
 */
export const test = base.extend<{ reader: ScreenReader }, { server: OwnServer; readerSession: ScreenReader }>({
  ...serverFixtures,
  readerSession: [
    async ({ server: { baseURL } }, use) => {
      const reader = await startScreenReader({ baseURL })
      await use(reader)
      await reader.close()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  reader: async ({ readerSession }, use, info) => {
    await readerSession.context.clearCookies()
    const { position } = readerSession
    readerSession.clear()
    await use(readerSession)
    const path = info.outputPath('transcript.txt')
    await writeFile(path, readerSession.transcript(position))
    await info.attach('transcript.txt', { path, contentType: 'text/plain' })
  },
})
