import { test as base } from '@playwright/test'
import { Keyboard } from './keyboard.ts'
import { type OwnServer, serverFixtures, startOwnServer } from './ownServer.ts'
import { personOf } from './people.ts'
import { logIn } from './steps.ts'

export { expect } from '@playwright/test'

interface JourneyFixtures {
  /** Works the test's own `page`. */
  keyboard: Keyboard
  /** Signs somebody of the seed in at a browser of their own; closed when the test ends. */
  desk: (key: string) => Promise<Keyboard>
}

/** Tests of whole tasks, done with keys only, on a server of the worker's own. */
export const test = base.extend<JourneyFixtures, { server: OwnServer }>({
  ...serverFixtures,
  keyboard: async ({ page }, use) => {
    await use(await Keyboard.of(page))
  },
  desk: async ({ browser }, use) => {
    const desks: Keyboard[] = []
    await use(async (key) => {
      const context = await browser.newContext()
      const keyboard = await Keyboard.of(await context.newPage())
      desks.push(keyboard)
      await logIn(keyboard, personOf(key))
      return keyboard
    })
    for (const { page } of desks) await page.context().close()
  },
})

/** The same, each on a server that no other has used: for what is there once, or stays behind for others. */
export const testAlone = test.extend({
  baseURL: async ({}, use) => {
    const server = await startOwnServer()
    await use(server.baseURL)
    await server.stop()
  },
})
