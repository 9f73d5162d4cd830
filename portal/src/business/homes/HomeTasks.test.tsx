import { getTodos, type Todo } from '@jinpiao/contract/todos'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { visitor } from '#portal/session/testing/visitors.ts'
import { HomeTasks } from './HomeTasks.tsx'

let todos: readonly Partial<Todo>[] = []
vi.mock('#portal/session/useSession.ts', () => ({
  useVisitor: () => visitor({ allowedPaths: new Set(['/my/message/index']) }),
  useSecurity: () => ({ user3: { userType: 'CORE' } }),
}))
vi.mock('#portal/http/client.ts', () => ({
  call: (endpoint: unknown) => (endpoint === getTodos ? Promise.resolve(todos) : new Promise(() => {})),
}))

test('visual, home: the first steps of a new enterprise stand for its tasks while there are none', async () => {
  todos = []
  const waits = page.getByText(/^当前没有需要您处理的事项/)
  const old = await mountPage(<HomeTasks />)
  await expect.element(waits).toBeVisible()
  old.unmount()
  const { unmount } = await mountPage(<HomeTasks isNew />)
  await expect.poll(() => page.getByRole('heading', { name: '待办' }).elements()).toEqual([])
  expect(waits.elements()).toEqual([])
  unmount()
})

test('visual, home: a new enterprise sees what waits as well', async () => {
  todos = [{ kind: 'UNREAD_MESSAGES', count: 3, amount: null, oldestAt: null }]
  const { unmount } = await mountPage(<HomeTasks isNew />)
  await expect.element(page.getByRole('link', { name: /未读消息 3/ })).toBeVisible()
  unmount()
})

test('visual, home: a card that leaves no more time says so in words and with a sign', async () => {
  const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
  const card = async (hours: number) => {
    todos = [{ kind: 'UNREAD_MESSAGES', count: 3, amount: null, oldestAt: hoursAgo(hours) }]
    const { main, unmount } = await mountPage(<HomeTasks />)
    await expect.element(page.getByText(/^最早收到于 \d+ 天前$/)).toBeVisible()
    const signs = main.querySelectorAll('[data-urgent] > svg').length
    unmount()
    return signs
  }
  expect([await card(50), await card(73)]).toEqual([0, 1])
})
