import { readMessages } from '@jinpiao/contract/messages'
import { listen } from '@jinpiao/ui-kit/lib/testing/heard'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { MarkAllRead } from './MarkAllRead.tsx'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('#portal/http/client.ts', () => ({ call }))

test('全部已读 marks the messages of the open tab, says how many, and keeps the focus', async () => {
  call.mockResolvedValueOnce({ count: 12 }).mockResolvedValueOnce({ count: 0 })
  const ear = listen()
  const { unmount } = await mountPage(<MarkAllRead />)
  const button = page.getByRole('button', { name: '全部已读', exact: true })
  await userEvent.click(button)
  await expect.poll(() => ear.heard.join()).toContain('已将 12 条消息标为已读')
  expect(call).toHaveBeenCalledWith(readMessages, { body: { messageType: 'ALL' } })
  await expect.element(button).toHaveFocus()
  await userEvent.click(button)
  await expect.poll(() => ear.heard.join()).toContain('没有未读消息')
  ear.stop()
  unmount()
})
