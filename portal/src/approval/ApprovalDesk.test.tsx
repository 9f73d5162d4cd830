import { expect, test, vi } from 'vitest'
import { routes } from '../locales/zh-CN/routes.ts'
import { mountPage } from '../page/testing/mountPage.tsx'
import DirectorApprovePage from '../pages/credit/core/issue/DirectorApprove.tsx'
import FinalApprovePage from '../pages/credit/core/issue/FinalApprove.tsx'

vi.mock('../http/client.ts', () => ({ call: () => new Promise(() => {}) }))

test.each([
  [routes.directorApprove, DirectorApprovePage],
  [routes.finalApprove, FinalApprovePage],
])('3.2.4: the page of the menu entry %s has that heading', async (title, Page) => {
  const { main, unmount } = await mountPage(<Page />)
  expect(main.querySelector('h1')?.textContent).toBe(title)
  unmount()
})
