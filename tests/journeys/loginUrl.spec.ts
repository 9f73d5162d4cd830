import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test } from '../lib/journey.ts'
import { Keyboard } from '../lib/keyboard.ts'
import { startOwnServer } from '../lib/ownServer.ts'
import { personOf } from '../lib/people.ts'
import { enterPassword } from '../lib/steps.ts'

const loginPage = (link: string) =>
  `<!doctype html><html lang="zh-CN"><title>统一登录</title><h1>统一登录</h1><a href="${link}">前往</a></html>`

/** Documents that the browser asks for: a circle asks for many. */
function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count++
  })
  return () => count
}

test('loginUrl is a path of the site: whoever has to sign in is sent there once, and logout ends there', async ({
  browser,
}) => {
  const { baseURL, stop } = await startOwnServer({ 'platform.json': JSON.stringify({ loginUrl: '/sso/in' }) })
  const { origin } = new URL(baseURL)
  const context = await browser.newContext({ baseURL })
  const keyboard = await Keyboard.of(await context.newPage())
  const { page } = keyboard
  const body = loginPage('/')
  await page.route(`${origin}/sso/in*`, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  const documents = countDocuments(page)

  await page.goto('my/message/index')
  await expect(page).toHaveURL(`${origin}/sso/in?redirect=%2Fmy%2Fmessage%2Findex`)
  await expect(page.getByRole('heading', { name: '统一登录' })).toBeVisible()
  expect(documents()).toBe(2)

  await page.goto('')
  await expect(page).toHaveURL(`${origin}/sso/in`)

  await keyboard.open('login?redirect=%2Fmy%2Fmessage%2Findex')
  await enterPassword(keyboard, personOf('SO'))
  await keyboard.expectFocus({ role: 'heading', name: '消息中心' })
  // Left before its session ends: what the page still asks for would be told so first, and be on its way to the login.
  await page.goto('about:blank')
  await context.clearCookies()
  await page.goto('my/message/index')
  await expect(page).toHaveURL(`${origin}/sso/in?redirect=%2Fmy%2Fmessage%2Findex&expired=1`)

  await page.goto('/api/web/uaa/logout?redirect_url=%2Fcv3%2Flogin')
  await expect(page).toHaveURL(`${origin}/sso/in`)
  await context.close()
  await stop()
})

test('loginUrl is a full address; a link from there ends no session', async ({ browser }) => {
  // Another site: the portal's host is an address, this one a name. Playwright does not answer what a redirect leads to.
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(loginPage(`${origin}/api/web/uaa/logout`))
  }).listen(0, 'localhost')
  await once(site, 'listening')
  const sso = `http://localhost:${(site.address() as AddressInfo).port}/in`
  const { baseURL, stop } = await startOwnServer({ 'platform.json': JSON.stringify({ loginUrl: sso }) })
  const { origin } = new URL(baseURL)
  const context = await browser.newContext({ baseURL })
  const keyboard = await Keyboard.of(await context.newPage())
  const { page } = keyboard

  await page.goto('my/message/index')
  await expect(page).toHaveURL(`${sso}?redirect=%2Fmy%2Fmessage%2Findex`)

  await keyboard.open('login')
  await enterPassword(keyboard, personOf('SO'))
  await keyboard.expectFocus({ role: 'heading', name: /好，/ })
  await page.goto(sso)
  await page.getByRole('link', { name: '前往' }).press('Enter')
  await expect(page).toHaveURL(/\/credit\/chain\/index\/operator$/)

  await keyboard.tabTo({ role: 'button', name: / · / })
  await keyboard.choose('退出')
  await keyboard.expectDialog('退出系统')
  await keyboard.activate({ role: 'button', name: '退出登录' })
  await expect(page).toHaveURL(sso)
  await context.close()
  await stop()
  site.close()
})

test('without a loginUrl of its own a platform has the portal’s login', async ({ page }) => {
  const documents = countDocuments(page)
  await page.goto('my/message/index')
  await expect(page).toHaveURL(/\/cv3\/login\?redirect=%2Fmy%2Fmessage%2Findex$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('登录')
  expect(documents()).toBe(1)
})
