import { test as base } from '@playwright/test'
import { serveFixtures } from './fixtureServer.ts'

export { expect } from '@playwright/test'

/** Tests of the machinery: `page.goto('name.html')` opens a page of `tests/fixtures`. */
export const test = base.extend<object, { fixturePages: string }>({
  fixturePages: [
    async ({}, use) => {
      const server = await serveFixtures()
      await use(server.baseURL)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ fixturePages }, use) => use(fixturePages),
})
