import { test as base } from '@playwright/test'
import { browser as options } from '../lib/browser.ts'
import { serveFolder } from '../lib/folderServer.ts'
import { storybookFolder } from './catalogue.ts'
import { Storybook } from './storybook.ts'

export { expect } from '@playwright/test'

/** `storybook` is one preview for all tests of a worker: loading it costs more than what most of them look at. */
export const test = base.extend<object, { storybook: Storybook }>({
  storybook: [
    async ({ browser }, use) => {
      const server = await serveFolder(storybookFolder)
      const { launchOptions: _, ...context } = options
      const page = await browser.newPage(context)
      await use(await Storybook.start(page, server.baseURL))
      await page.context().close()
      await server.close()
    },
    { scope: 'worker' },
  ],
})
