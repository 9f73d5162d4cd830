import { test as base } from '@playwright/test'
import { KeptDesks } from './keptDesks.ts'
import { Keyboard } from './keyboard.ts'
import { type OwnServer, serverFixtures, startOwnServer } from './ownServer.ts'
import { personOf } from './people.ts'
import { logIn } from './steps.ts'

export { expect } from '@playwright/test'

interface JourneyFixtures {
  /** Works the test's own `page`. */
  keyboard: Keyboard
  /** Somebody of the seed at their home, in a browser in which they have signed in before, perhaps for another test. */
  desk: (key: string) => Promise<Keyboard>
  /** The same in a browser of the test's own, by the form of the login: for what is about sessions, windows and UKEYs. */
  newDesk: (key: string) => Promise<Keyboard>
}

/** The same for all tests, whichever they use: who needs another one makes Playwright begin a new worker. */
interface WorkerFixtures {
  server: OwnServer
  /** Its pages reach UKEYs by the program of the PC. Started for the first test that asks for it. */
  agentServer: OwnServer
  desks: KeptDesks
}

/** Tests of whole tasks, done with keys only, on a server of the worker's own. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  ...serverFixtures,
  keyboard: async ({ page }, use) => {
    await use(await Keyboard.of(page))
  },
  desks: [
    async ({ browser }, use) => {
      const desks = new KeptDesks(browser)
      await use(desks)
      await desks.close()
    },
    { scope: 'worker' },
  ],
  agentServer: [
    async ({}, use) => {
      const server = await startOwnServer({}, { UKEY_DRIVER: 'agent' })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  desk: async ({ desks, baseURL }, use) => {
    await use((key) => desks.of(baseURL!, key))
    await desks.tidy(baseURL!)
  },
  newDesk: async ({ browser }, use) => {
    const own: Keyboard[] = []
    await use(async (key) => {
      const context = await browser.newContext()
      const keyboard = await Keyboard.of(await context.newPage())
      own.push(keyboard)
      await logIn(keyboard, personOf(key))
      return keyboard
    })
    for (const { page } of own) await page.context().close()
  },
})

/** The same on the server whose pages reach UKEYs by the program of the PC. */
export const testWithAgent = test.extend({ baseURL: async ({ agentServer }, use) => use(agentServer.baseURL) })

/** The same, each on a server that no other has used, with these settings. */
const onOwnServer = (settings: Readonly<Record<string, string>> = {}) =>
  test.extend({
    baseURL: async ({ desks }, use) => {
      const { baseURL, stop } = await startOwnServer({}, settings)
      await use(baseURL)
      await desks.close(baseURL)
      await stop()
    },
  })

/** For what is there once, or stays behind for others. */
export const testAlone = onOwnServer()

/** Where nobody needs a UKEY. */
export const testWithoutKeys = onOwnServer({ UKEY_CONTROL: 'off' })
