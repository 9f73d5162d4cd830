import { expect, test } from '../lib/journey.ts'
import { Keyboard } from '../lib/keyboard.ts'
import { type } from '../lib/steps.ts'

test('G12: help is found before login: online service, its article, another one', async ({ page, keyboard }) => {
  await keyboard.open('login')
  const opened = page.context().waitForEvent('page')
  await keyboard.activate({ role: 'link', name: /^在线客服/ })
  const window = await opened
  await expect(window).toHaveURL(/\/cv3\/file\/help\/1\.html$/)
  await expect(window).toHaveTitle(/^平台介绍 - /)
  const reader = await Keyboard.of(window)
  await reader.open('file/help/1.html')
  await reader.activate({ role: 'link', name: '登录与密码' })
  await expect(window.getByRole('heading', { level: 1 })).toHaveText('登录与密码')
  await reader.activate({ role: 'link', name: '返回登录' })
  await expect(window).toHaveURL(/\/cv3\/login$/)
})

test('G12: help is found after login: a search, the article, the one after it', async ({ desk }) => {
  const reader = await desk('CO')
  await reader.open('help/index?id=1')
  await expect(reader.page).toHaveTitle(/^平台介绍 - /)

  await type(reader, '搜索帮助文章', '忘记密码', 'searchbox')
  await reader.expectAnnounced('已找到 1 条')
  await reader.activate({ role: 'link', name: '登录与密码' })
  await reader.expectFocus({ role: 'heading', name: '登录与密码' })
  await expect(reader.page).toHaveTitle(/^登录与密码 - /)
  await reader.activate({ role: 'link', name: '下一篇：UKEY' })
  await reader.expectFocus({ role: 'heading', name: 'UKEY' })
})
