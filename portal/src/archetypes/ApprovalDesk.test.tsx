import { expect, test, vi } from 'vitest'
import { routes } from '#portal/locales/zh-CN/routes.ts'
import DirectorApprovePage from '#portal/pages/credit/core/issue/DirectorApprove.tsx'
import FinalApprovePage from '#portal/pages/credit/core/issue/FinalApprove.tsx'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'

vi.mock('#portal/http/client.ts', () => ({ call: () => new Promise(() => {}) }))

test.each([
  [routes.directorApprove, DirectorApprovePage],
  [routes.finalApprove, FinalApprovePage],
])('3.2.4: the page of the menu entry %s has that heading', async (title, Page) => {
  const { main, unmount } = await mountPage(<Page />)
  expect(main.querySelector('h1')?.textContent).toBe(title)
  unmount()
})
