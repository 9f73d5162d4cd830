import type { Message } from '@jinpiao/contract/messages'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NetworkError } from '#portal/http/errors.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { MessageItem } from './MessageItem.tsx'

vi.mock('#portal/http/client.ts', () => ({ call: vi.fn(async () => Promise.reject(new NetworkError('r-17'))) }))

const message: Message = {
  pkMessage: 'm1',
  messageType: 'NOTICE',
  title: '金票已签收',
  body: '金票已签收。',
  link: null,
  messageState: 'SENT',
  at: '2026-11-21T09:00:00+08:00',
}

test('a message that could not be marked as read is said to have failed, and stays unread', async () => {
  const { main, unmount } = await mountPage(<MessageItem message={message} />)
  await userEvent.click(page.getByRole('button', { name: /^标为已读/ }))
  await expect.poll(() => document.body.textContent).toMatch(/网络异常/)
  expect(main.textContent).toContain('未读')
  unmount()
})

test('visual: on a phone the words of what can be done begin where the message does', async () => {
  await page.viewport(390, 844)
  const { main, unmount } = await mountPage(<MessageItem message={message} />)
  const left = (selector: string) => main.querySelector(selector)?.getBoundingClientRect().left
  // One pixel is the border, which has no colour here.
  expect(Math.abs((left('button > span') ?? 0) - (left('h3') ?? 0))).toBeLessThanOrEqual(1)
  unmount()
})
