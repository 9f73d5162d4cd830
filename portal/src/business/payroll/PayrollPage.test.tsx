import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { PayrollPage } from './PayrollPage.tsx'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('#portal/http/client.ts', () => ({ call, download: vi.fn() }))

/** Whether the browser would ask before the tab is closed. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('a list of wages that was begun is kept nowhere: closing the tab is asked about', async () => {
  call.mockResolvedValue({ application: { applyNo: 'SQ1', state: 'DONE', actions: [] }, wagesLeft: '100.00' })
  const { unmount } = await mountPage(<PayrollPage pkFinance="F1" step="form" toStep={() => {}} />)
  const name = page.getByRole('textbox', { name: '收款人姓名' })
  await expect.element(name).toBeVisible()
  expect(asks()).toBe(false)
  await userEvent.fill(name, '王小明')
  await expect.poll(asks).toBe(true)
  await userEvent.clear(name)
  await expect.poll(asks).toBe(false)
  unmount()
})
