import { beforeEach, expect, test, vi } from 'vitest'
import { RouteEffects } from '#portal/app/RouteEffects.tsx'
import { mountShell } from '#portal/app/testing/mountShell.tsx'
import { routeOf } from '#portal/routes/routes.ts'
import Help from './Index.tsx'

const { call } = vi.hoisted(() => ({ call: vi.fn() }))
vi.mock('#portal/http/client.ts', () => ({ call }))

const path = '/help/index'
const articles = [
  { id: '1', title: '平台介绍', body: '金票是凭证。\n## 服务时间\n工作日' },
  { id: '2', title: '注册', body: '由法定代表人注册。' },
  { id: '3', title: '登录与密码', body: '三种方式。' },
]

const heading = () => document.querySelector('h1')
const links = (nav: string) =>
  [...document.querySelectorAll(`nav[aria-label="${nav}"] a`)].map((link) => link.textContent)
const press = (words: string) =>
  [...document.querySelectorAll('a')].find(({ textContent }) => textContent === words)?.click()

async function mountHelp(query = '') {
  const part = (
    <main>
      <RouteEffects />
      <Help />
    </main>
  )
  const page = await mountShell(part, { shown: { path, route: routeOf(path), Page: Help } })
  await page.go(path + query)
  await expect.poll(() => document.querySelector('main nav')).not.toBeNull()
  return page
}

beforeEach(() => {
  call.mockResolvedValue(articles)
})

test('spec §2: /help/index lists every article', async () => {
  const { unmount } = await mountHelp()
  expect(heading()?.textContent).toBe('帮助中心')
  expect(links('帮助文章')).toEqual(['平台介绍', '注册', '登录与密码'])
  expect(document.querySelector('[aria-current]')).toBeNull()
  expect(document.querySelector('main')?.textContent).toContain('400-111-5318')
  unmount()
})

test('spec §2: id opens an article: one h1, the title of the window, its place in the list, the ones beside it', async () => {
  const { unmount } = await mountHelp('?id=1')
  expect(heading()?.textContent).toBe('平台介绍')
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  expect(document.querySelector('h2')?.textContent).toBe('服务时间')
  await expect.poll(() => document.title).toMatch(/^平台介绍 - /)
  expect(document.querySelector('[aria-current=page]')?.textContent).toBe('平台介绍')
  expect(links('上一篇和下一篇')).toEqual(['下一篇：注册'])
  unmount()
})

test('accessibility §4: the heading of another article takes the focus', async () => {
  const { unmount } = await mountHelp('?id=1')
  press('下一篇：注册')
  await expect.poll(() => document.activeElement?.textContent).toBe('注册')
  expect(document.activeElement).toBe(heading())
  expect(links('上一篇和下一篇')).toEqual(['上一篇：平台介绍', '下一篇：登录与密码'])
  press('登录与密码')
  await expect.poll(() => document.activeElement?.textContent).toBe('登录与密码')
  expect(document.activeElement).toBe(heading())
  unmount()
})

test('an id that no article has: the list, and a sentence that says so', async () => {
  const { unmount } = await mountHelp('?id=99')
  expect(heading()?.textContent).toBe('帮助中心')
  expect(document.querySelector('main')?.textContent).toContain('没有编号为“99”的文章')
  expect(links('帮助文章')).toHaveLength(3)
  unmount()
})
