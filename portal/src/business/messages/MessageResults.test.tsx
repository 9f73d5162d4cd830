import { listMessages, type Message } from '@jinpiao/contract/messages'
import { flushSurface } from '@jinpiao/ui-kit/lib/surface.css'
import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BusinessError } from '#portal/http/errors.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { MessageResults } from './MessageResults.tsx'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('#portal/http/client.ts', () => ({ call }))
vi.mock('#portal/session/useSession.ts', () => ({ useSecurity: () => ({ needUpdatePwd: false }) }))

const message: Message = {
  pkMessage: 'm1',
  messageType: 'NOTICE',
  title: '金票已签收',
  body: '金票已签收。',
  link: null,
  messageState: 'SENT',
  at: '2026-11-21T09:00:00+08:00',
}
const ten = Array.from({ length: 10 }, (_, index) => ({ ...message, pkMessage: `m${index}` }))

test('messages beyond those that are counted can be reached, and the count does not pretend to be all', async () => {
  call.mockImplementation(async (_, { query }: { query: { page: number } }) => ({
    list: ten,
    pagecond: { page: query.page, pageSize: 10, count: 1000, more: true, cursor: `after-${query.page}` },
    sum: {},
  }))
  const { unmount } = await mountPage(<MessageResults title="全部" />)
  await expect.element(page.getByText('至少 1000 条消息；全部类别共 至少 1000 条未读')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: '第 100 页', exact: true }))
  await userEvent.click(page.getByRole('button', { name: '第 101 页', exact: true }))
  await expect
    .poll(() => call.mock.calls.filter(([endpoint]) => endpoint === listMessages).at(-1)?.[1].query)
    .toMatchObject({ page: 101, cursor: 'after-100' })
  await expect.element(page.getByRole('button', { name: /第 101 页/ })).toHaveAttribute('aria-current', 'page')
  unmount()
})

test('accessibility §4: that messages could not be loaded is said, and 重试 brings them', async () => {
  call.mockRejectedValue(new BusinessError('99000503', '系统正忙，本次操作没有执行，请稍后重试'))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { unmount } = await mountPage(<MessageResults title="全部" />, client)
  await expect.poll(() => document.querySelector('[data-live-announcer]')?.textContent).toContain('系统正忙')
  call.mockResolvedValue({ list: [message], pagecond: { page: 1, pageSize: 10, count: 1 }, sum: {} })
  await userEvent.click(page.getByRole('button', { name: '重试' }))
  await expect.element(page.getByRole('heading', { name: '金票已签收' })).toBeVisible()
  unmount()
})

test('visual: the pager stands as on every list', async () => {
  await page.viewport(1024, 768)
  call.mockImplementation(async () => ({
    list: ten,
    pagecond: { page: 1, pageSize: 10, count: 30 },
    sum: {},
  }))
  const { main, unmount } = await mountPage(
    <div className={flushSurface}>
      <MessageResults title="全部" />
    </div>,
  )
  await expect.element(page.getByRole('navigation')).toBeVisible()
  const left = (element: Element | null) => element?.getBoundingClientRect().left ?? 0
  // 16 px of the surface; the first button has the rest of the 24.
  expect(left(main.querySelector('nav button')) - left(main.querySelector(`.${flushSurface}`))).toBe(16)
  unmount()
})
