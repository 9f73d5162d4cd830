import { test as base } from '@playwright/test'
import { type ScreenReader, startScreenReader } from './screenReader.ts'

export { expect } from '@playwright/test'

/**
 * Tests that listen. One session per worker, because starting one costs seconds; each test opens its own page with
 * `reader.goto(...)`, and what was said is kept with its result.
 */
export const test = base.extend<{ reader: ScreenReader }, { readerSession: ScreenReader }>({
  readerSession: [
    async ({}, use, { project }) => {
      const { baseURL } = project.use
      const reader = await startScreenReader(baseURL === undefined ? {} : { baseURL })
      await use(reader)
      await reader.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  reader: async ({ readerSession }, use, info) => {
    await readerSession.context.clearCookies()
    readerSession.clear()
    await use(readerSession)
    await info.attach('spoken.txt', { body: readerSession.spoken().join('\n'), contentType: 'text/plain' })
  },
})
