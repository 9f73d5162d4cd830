import { test as base } from '@playwright/test'
import { Keyboard } from './keyboard.ts'

export { expect } from '@playwright/test'

/** Tests of whole tasks, done with keys only: `keyboard` works the test's `page`. */
export const test = base.extend<{ keyboard: Keyboard }>({
  keyboard: async ({ page }, use) => {
    await use(await Keyboard.of(page))
  },
})
