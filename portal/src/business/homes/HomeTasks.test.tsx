import { getTodos, type Todo } from '@jinpiao/contract/todos'
import { addDays, daysBetween, todayInShanghai } from '@jinpiao/values/days'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { visitor } from '#portal/session/testing/visitors.ts'
import { HomeTasks } from './HomeTasks.tsx'

let todos: readonly Partial<Todo>[] = []
let isOpen = false
vi.mock('#portal/parts/useMayOpen.ts', () => ({
  useMayOpen: () => (href: string) => isOpen || href.startsWith('/my/message/index'),
}))
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

test('visual, home: six cards fill the row, the most urgent first; the rest stands behind one button that counts them', async () => {
  todos = [
    { kind: 'UNREAD_MESSAGES', count: 3, amount: null, oldestAt: null },
    ...(['DRAFT', 'RETURNED', 'PENDING_DIRECTOR', 'PENDING_FINAL'] as const).flatMap((state) =>
      (['ISSUE', 'TRANSFER'] as const).map((businessType) => ({
        kind: 'APPLICATION' as const,
        businessType,
        state,
        count: 1,
        amount: null,
        oldestAt: null,
      })),
    ),
  ]
  isOpen = true
  const { main, unmount } = await mountPage(<HomeTasks />)
  const shown = () =>
    [...main.querySelectorAll('a')].filter((card) => card.checkVisibility()).map((card) => card.innerText)
  await expect.poll(() => shown().length).toBe(6)
  expect(shown()[0]).toMatch(/^待复核开立/)
  expect(shown().some((text) => text.includes('未读'))).toBe(false)
  await page.getByRole('button', { name: /^其余 \d 类待办$/ }).click()
  await expect.poll(() => shown().at(-1)).toMatch(/未读消息/)
  unmount()
})

test('D6: days overdue on a card are since the last day that it names, of every kind, whether a day off moved it or not', async () => {
  const today = todayInShanghai(Date.now())
  const kinds = ['TO_REDEEM', 'UNPAID_TICKETS', 'PAYMENTS_TO_MAKE', 'LOANS_DUE', 'BILLS_TO_PAY', 'QUALIFICATIONS_END']
  isOpen = true
  for (const moved of [0, 2]) {
    todos = kinds.map((kind, index) => {
      const firstDay = addDays(today, -10 - index)
      const lastDay = addDays(firstDay, moved)
      const overdue = { due: 'OVERDUE', firstDay, lastDay, overdueDays: daysBetween(lastDay, today) } as const
      return { kind: kind as Todo['kind'], count: 1, amount: null, oldestAt: null, ...overdue }
    })
    const { main, unmount } = await mountPage(<HomeTasks />)
    const said = () =>
      [...main.querySelectorAll('[aria-hidden]')].flatMap(({ textContent }) =>
        /^最早.*已逾期 \d+ 天$/.test(textContent) ? [textContent] : [],
      )
    await expect.poll(() => said().length).toBe(kinds.length)
    for (const words of said()) {
      const named = words.match(/\d{4}-\d\d-\d\d/g)?.at(-1) ?? ''
      expect([words, daysBetween(named, today)]).toEqual([words, Number(words.match(/(\d+) 天/)?.[1])])
    }
    unmount()
  }
})
